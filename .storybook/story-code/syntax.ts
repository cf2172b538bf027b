import { types as t } from 'storybook/internal/babel';
import { babelParse } from 'storybook/internal/babel';

/** A name that a module imports. */
export interface Import {
  readonly source: string;
  readonly imported: string;
  readonly isType: boolean;
}

/** The declarations at the top level of a module. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: ReadonlyMap<string, Import>;
  /** Declarations by name; of an exported one without `export`. */
  readonly declarations: ReadonlyMap<string, t.Declaration>;
}

/** Text of a node in its module. */
export function textOf(module: Module, { start, end }: t.Node): string {
  return module.text.slice(start ?? 0, end ?? 0);
}

/** An expression without `as const`, `satisfies …` and parentheses. */
export function withoutTypes(node: t.Node | null | undefined): t.Node | null | undefined {
  if (t.isTSSatisfiesExpression(node) || t.isTSAsExpression(node))
    return withoutTypes(node.expression);
  return t.isParenthesizedExpression(node) ? withoutTypes(node.expression) : node;
}

function namesOf(declaration: t.Declaration): string[] {
  if (t.isVariableDeclaration(declaration)) {
    return declaration.declarations.flatMap(({ id }) => (t.isIdentifier(id) ? [id.name] : []));
  }
  return 'id' in declaration && t.isIdentifier(declaration.id) ? [declaration.id.name] : [];
}

function importsOf(statement: t.ImportDeclaration): [string, Import][] {
  const isType = statement.importKind === 'type';
  return statement.specifiers.flatMap((specifier): [string, Import][] => {
    if (!t.isImportSpecifier(specifier) || !t.isIdentifier(specifier.imported)) return [];
    const { name } = specifier.imported;
    return [[specifier.local.name, { source: statement.source.value, imported: name, isType }]];
  });
}

/** Parses a TypeScript module. */
export function parseModule(path: string, text: string): Module {
  const imports = new Map<string, Import>();
  const declarations = new Map<string, t.Declaration>();
  for (const statement of babelParse(text).program.body) {
    if (t.isImportDeclaration(statement)) {
      for (const [name, found] of importsOf(statement)) imports.set(name, found);
    }
    const inner = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (inner && t.isDeclaration(inner)) {
      for (const name of namesOf(inner)) declarations.set(name, inner);
    }
  }
  return { path, text, imports, declarations };
}

/** Names that an index re-exports. */
export function exportsOf(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of babelParse(text).program.body) {
    if (!t.isExportNamedDeclaration(statement)) continue;
    for (const { exported } of statement.specifiers) {
      if (t.isIdentifier(exported)) names.add(exported.name);
    }
    if (statement.declaration) for (const name of namesOf(statement.declaration)) names.add(name);
  }
  return names;
}

/** Whether a node under a key of its parent is a name of a property, not a reference. */
function isPropertyName(parent: t.Node, key: string): boolean {
  if (key === 'key') return 'computed' in parent ? !parent.computed : true;
  if (t.isMemberExpression(parent) && key === 'property') return !parent.computed;
  return t.isJSXAttribute(parent) && key === 'name';
}

function isNode(value: unknown): value is t.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Calls `visit` with a node and all nodes inside, without names of properties. */
export function visitAll(node: t.Node, visit: (node: t.Node) => void): void {
  visit(node);
  for (const key of t.VISITOR_KEYS[node.type] ?? []) {
    if (isPropertyName(node, key)) continue;
    const value: unknown = Reflect.get(node, key);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visitAll(child, visit);
    }
  }
}

/** Every name that a node refers to. */
export function referencesOf(node: t.Node): ReadonlySet<string> {
  const names = new Set<string>();
  visitAll(node, (found) => {
    if (t.isIdentifier(found) || t.isJSXIdentifier(found)) names.add(found.name);
  });
  return names;
}
