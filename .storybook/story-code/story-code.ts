import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { types as t } from 'storybook/internal/babel';
import { jsxOf, rendered } from './jsx.ts';
import type { Args } from './jsx.ts';
import { withoutTypes, exportsOf, parseModule, referencesOf, textOf } from './syntax.ts';
import type { Import, Module } from './syntax.ts';

/*
 * The code of a story as somebody copies it: a module with its imports from `@portal/ui`, the declarations it needs, and a
 * component. Storybook prints what React rendered, with the minified names of the build.
 */

const PACKAGE = '@portal/ui';

/** Modules of Storybook, whose names are not part of the code. */
const OF_STORYBOOK = /^(?:@storybook\/|storybook\/)/;

interface NeededCode {
  readonly imports: Map<string, Import & { readonly local: string }>;
  /** Texts of declarations, in the order in which they are needed. */
  readonly declarations: Map<string, string>;
}

function read(path: string): Module {
  return parseModule(path, readFileSync(path, 'utf8'));
}

/** The public import of a name from a relative path; `null` if it is private to the package. */
function publicImport(from: Module, { source, imported }: Import): string | null {
  const folder = dirname(join(dirname(from.path), source));
  const index = join(folder, 'index.ts');
  const isPublic = existsSync(index) && exportsOf(readFileSync(index, 'utf8')).has(imported);
  return isPublic ? `${PACKAGE}/${basename(folder)}` : null;
}

/** `fn()` of Storybook's tests is a function that does nothing. */
function withoutMocks(text: string): string {
  return text.replaceAll(/\bfn\(\)/g, '() => undefined');
}

function addImport(module: Module, local: string, from: Import, found: NeededCode): void {
  if (OF_STORYBOOK.test(from.source)) return;
  if (!from.source.startsWith('.')) {
    found.imports.set(local, { ...from, local });
    return;
  }
  const source = publicImport(module, from);
  if (source) {
    found.imports.set(local, { ...from, source, local });
    return;
  }
  const other = read(join(dirname(module.path), from.source));
  addReferences(other, new Set([from.imported]), found);
}

function addReferences(module: Module, names: ReadonlySet<string>, found: NeededCode): void {
  for (const name of names) {
    if (found.imports.has(name) || found.declarations.has(name)) continue;
    const imported = module.imports.get(name);
    if (imported) addImport(module, name, imported, found);
    const declaration = module.declarations.get(name);
    if (!declaration) continue;
    found.declarations.set(name, '');
    addReferences(module, referencesOf(declaration), found);
    // Again at the end: after the declarations that it needs.
    found.declarations.delete(name);
    found.declarations.set(name, withoutMocks(textOf(module, declaration)));
  }
}

function importLines(imports: NeededCode['imports']): string[] {
  const bySource = new Map<string, string[]>();
  for (const { source, imported, isType, local } of imports.values()) {
    const key = `${isType ? 'import type' : 'import'}|${source}`;
    const name = imported === local ? local : `${imported} as ${local}`;
    bySource.set(key, [...(bySource.get(key) ?? []), name]);
  }
  const keys = [...bySource.keys()].toSorted((one, other) => {
    const [, first = ''] = one.split('|');
    const [, second = ''] = other.split('|');
    return first.localeCompare(second) || one.localeCompare(other);
  });
  return keys.map((key) => {
    const [keyword, source] = key.split('|');
    return `${keyword} { ${(bySource.get(key) ?? []).toSorted().join(', ')} } from '${source}';`;
  });
}

type Properties = ReadonlyMap<string, t.Node>;

function objectOf(module: Module, name: string): t.ObjectExpression {
  const declaration = module.declarations.get(name);
  const [first] = t.isVariableDeclaration(declaration) ? declaration.declarations : [];
  const value = withoutTypes(first?.init);
  if (!t.isObjectExpression(value)) throw new Error(`${module.path}: ${name} is not an object`);
  return value;
}

/** The properties of an object, with those of its spread elements. */
function propertiesOf(module: Module, object: t.ObjectExpression): Properties {
  const properties = new Map<string, t.Node>();
  for (const entry of object.properties) {
    if (t.isSpreadElement(entry)) {
      for (const [key, value] of spreadOf(module, entry.argument)) properties.set(key, value);
    } else {
      const { key } = entry;
      const name = t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : '';
      properties.set(name, t.isObjectMethod(entry) ? entry : entry.value);
    }
  }
  return properties;
}

/** Properties of `X` or `X.args` at the top level of the module. */
function spreadOf(module: Module, argument: t.Expression): Properties {
  if (t.isIdentifier(argument)) return propertiesOf(module, objectOf(module, argument.name));
  if (t.isMemberExpression(argument) && t.isIdentifier(argument.object)) {
    const { object, property } = argument;
    const name = t.isIdentifier(property) ? property.name : '';
    const inner = propertiesOf(module, objectOf(module, object.name)).get(name);
    if (t.isObjectExpression(inner)) return propertiesOf(module, inner);
  }
  throw new Error(`${module.path}: cannot resolve ...${textOf(module, argument)}`);
}

function argsOf(module: Module, story: Properties, meta: Properties): Args {
  const args = new Map<string, t.Node>();
  for (const properties of [meta, story]) {
    const value = withoutTypes(properties.get('args'));
    if (!t.isObjectExpression(value)) continue;
    for (const [name, node] of propertiesOf(module, value)) args.set(name, node);
  }
  return args;
}

/** The body of the component, and everything it refers to. */
function bodyOf(
  module: Module,
  story: Properties,
  meta: Properties,
): { text: string; references: Set<string> } {
  const args = argsOf(module, story, meta);
  const render = story.get('render') ?? meta.get('render');
  const component = meta.get('component');
  if (!render && !t.isIdentifier(component)) throw new Error(`${module.path}: no component`);
  const { text, used } = render
    ? rendered(module, render, args)
    : jsxOf(module, t.isIdentifier(component) ? component.name : '', args);
  const references = new Set(used.flatMap((node) => [...referencesOf(node)]));
  if (!render && t.isIdentifier(component)) references.add(component.name);
  return { text: withoutMocks(text), references };
}

function isStory(statement: t.Declaration): boolean {
  if (!t.isVariableDeclaration(statement)) return false;
  const [first] = statement.declarations;
  const { id } = first ?? {};
  if (!t.isIdentifier(id) || !t.isTSTypeAnnotation(id.typeAnnotation)) return false;
  const { typeAnnotation } = id.typeAnnotation;
  return t.isTSTypeReference(typeAnnotation) && t.isIdentifier(typeAnnotation.typeName)
    ? typeAnnotation.typeName.name === 'Story'
    : false;
}

/** The code of every story of a file, by the name of its export; not formatted. */
export function storyCodes(path: string, text: string): Readonly<Record<string, string>> {
  const module = parseModule(path, text);
  const meta = propertiesOf(module, objectOf(module, 'meta'));
  const names = [...module.declarations].flatMap(([name, node]) => (isStory(node) ? [name] : []));
  const codes = names.map((name) => {
    const found: NeededCode = { imports: new Map(), declarations: new Map() };
    const story = propertiesOf(module, objectOf(module, name));
    const { text: body, references } = bodyOf(module, story, meta);
    addReferences(module, references, found);
    const parts = [
      importLines(found.imports).join('\n'),
      ...found.declarations.values(),
      `export function Example() {${body}}`,
    ];
    return [name, `${parts.join('\n\n')}\n`];
  });
  return Object.fromEntries(codes);
}
