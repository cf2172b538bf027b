import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Node,
  type ParameterDeclaration,
  type SignatureDeclaration,
  SyntaxKind,
  type TypeNode,
} from 'typescript/unstable/ast';
import {
  API,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** What a package publishes: types by their names, such as `./button ButtonProps.size`. */
export type PublicApi = Readonly<Record<string, string>>;

/** The whole contract changes with each of its parts, which are exported by name. */
const CONTRACT = /\/generated\/schema\.ts$/;

/** Before the name of a type that is not exported, but that an export uses. */
const INTERNAL = '(internal) ';

/** Whether a name is that of a type which is not exported. */
export const isInternal = (path: string): boolean => path.startsWith(INTERNAL);

/** Longer types are kept as their beginning and a digest. */
const MAX_LENGTH = 240;

const FORMAT =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** Names of types in the text of a type. */
const NAME = /(?<![\w.'"])[A-Z]\w*/g;

interface Declared {
  readonly kind: SyntaxKind;
  readonly type?: TypeNode;
  readonly initializer?: Node;
}

const FUNCTIONS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodSignature,
]);

const isSignature = (node: { readonly kind: SyntaxKind }): node is SignatureDeclaration =>
  FUNCTIONS.has(node.kind);

/** The type of a parameter without its name, which callers do not see. */
function parameterText({ type, dotDotDotToken, questionToken, initializer }: ParameterDeclaration) {
  const optional = questionToken || initializer ? '?' : '';
  return type && `${dotDotDotToken ? '...' : ''}${optional}${type.getText()}`;
}

/** A function as its declaration writes it; undefined where a type is inferred, unless `result` stands for it. */
function signatureText(node: SignatureDeclaration, result?: string): string | undefined {
  const parameters = node.parameters.map(parameterText);
  const returned = node.type?.getText() ?? result;
  if (!returned || parameters.includes(undefined)) return undefined;
  const generic = node.typeParameters?.map((parameter) => parameter.getText()).join(', ');
  return `${generic ? `<${generic}>` : ''}(${parameters.join(', ')}) => ${returned}`;
}

/** A type as its declaration writes it, so that the name of another type stands for what it contains. */
function writtenType(node: (Node & Partial<Declared>) | undefined): string | undefined {
  if (!node) return undefined;
  if (isSignature(node)) return signatureText(node);
  if (node.type) return node.type.getText();
  return node.initializer && isSignature(node.initializer)
    ? signatureText(node.initializer)
    : undefined;
}

/** A type in one line, in one way of writing it. */
function normalized(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[(<[]) |,? (?=[)>\]])|^\| /g, '')
    .replaceAll('"', "'")
    .replaceAll(/\bReadonlyArray<([\w.]+)>/g, 'readonly $1[]');
}

function shortened(text: string): string {
  const line = normalized(text);
  if (line.length <= MAX_LENGTH) return line;
  const digest = createHash('sha256').update(line).digest('hex').slice(0, 8);
  return `${line.slice(0, MAX_LENGTH)}… ${digest}`;
}

const isOfContract = ({ declarations }: TypeSymbol): boolean =>
  declarations.some(({ path }) => CONTRACT.test(path));

function read(
  project: Project,
  folder: string,
  entries: Readonly<Record<string, string>>,
): PublicApi {
  const { checker, program } = project;
  const found = new Map<string, string>();
  const exported = new Set<number>();
  const internal = new Map<string, TypeSymbol>();

  const isOwn = ({ declarations }: TypeSymbol): boolean =>
    declarations.some(
      ({ path }) => path.startsWith(`${folder}/`) && !path.includes('/node_modules/'),
    );
  const target = (symbol: TypeSymbol): TypeSymbol =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function keep(path: string, text: string, node: Node | undefined): void {
    found.set(path, shortened(text));
    for (const [name] of text.matchAll(NAME)) {
      const symbol = checker.resolveName(name, SymbolFlags.Type, node);
      const type = symbol && target(symbol);
      if (type && isOwn(type) && !(type.flags & SymbolFlags.TypeParameter)) {
        internal.set(name, type);
      }
    }
  }

  /** Keeps the members that the package declares, and says whether there are any. */
  function keepMembers(path: string, type: Type): boolean {
    const isFunction = checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
    if (isFunction || checker.isArrayLikeType(type)) return false;
    const members = checker
      .getPropertiesOfType(type)
      .filter((member) => isOwn(member) && !(isInternal(path) && isOfContract(member)));
    // A catalogue of texts, whose type is an export of its own.
    if (['component', 'de'].every((name) => members.some((member) => member.name === name))) {
      found.set(path, 'texts');
      return true;
    }
    for (const member of members) {
      const node = member.declarations[0]?.resolve(project);
      const own = checker.getTypeOfSymbol(member);
      const text = writtenType(node) ?? (own && checker.typeToString(own, undefined, FORMAT)) ?? '';
      const mark = member.flags & SymbolFlags.Optional ? '?' : '';
      keep(`${path}.${member.name}`, `${mark}${text}`, node);
    }
    return members.length > 0;
  }

  function keepSymbol(path: string, symbol: TypeSymbol): void {
    const node = symbol.declarations[0]?.resolve(project);
    const value = symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
    if (value) {
      const written = symbol.declarations.length === 1 ? writtenType(node) : undefined;
      if (written || !keepMembers(path, value)) {
        const inferred = checker.typeToString(value, undefined, FORMAT);
        // What a function returns is inferred from half of the contract, or from styles.
        const isLong =
          inferred.length > MAX_LENGTH && node?.kind === SyntaxKind.FunctionDeclaration;
        const short = isLong && isSignature(node) ? signatureText(node, '…') : undefined;
        keep(path, written ?? short ?? inferred, node);
      }
    }
    if (!(symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias))) return;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const hasMembers = !type.isUnionType() && keepMembers(path, type);
    const [, base] = /^[^{]*?\bextends ([^{]*)\{/.exec(node?.getText() ?? '') ?? [];
    if (base && symbol.flags & SymbolFlags.Interface) keep(`${path} extends`, base.trim(), node);
    if (!hasMembers)
      keep(path, writtenType(node) ?? checker.typeToString(type, undefined, FORMAT), node);
  }

  const symbols = Object.entries(entries).flatMap(([entry, file]) => {
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} of ${folder} is no module of its build`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ path: `${entry} ${symbol.name}`, symbol: target(symbol) }))
      .filter(({ symbol }) => !isOfContract(symbol));
  });
  for (const { symbol } of symbols) exported.add(symbol.id);
  for (const { path, symbol } of symbols) keepSymbol(path, symbol);
  // Also those that are found meanwhile.
  for (const [name, symbol] of internal) {
    if (!exported.has(symbol.id)) keepSymbol(`${INTERNAL}${name}`, symbol);
    exported.add(symbol.id);
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The exports of a package with the types and members that its sources declare, and the types that these use.
 *
 * @param folder of the package; its `tsconfig.build.json` compiles what `exports` of its `package.json` names
 */
export function publicApi(folder: string): PublicApi {
  const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const entries = Object.entries(exports).filter(([, file]) => file.endsWith('.ts'));
  const config = join(folder, 'tsconfig.build.json');
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} cannot be read`);
    return read(project, folder, Object.fromEntries(entries));
  } finally {
    api.close();
  }
}
