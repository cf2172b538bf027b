import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** Not components: hooks, tests and themes have names of their own. */
const WITHOUT = new Set(['hooks', 'styles', 'testing', 'texts', 'theme']);

/** A property of a published interface. */
export interface Property {
  readonly name: string;
  /** Source of its type. */
  readonly type: string;
  readonly optional: boolean;
  /** Its docstring as one paragraph; empty without one. */
  readonly description: string;
}

/** An interface that a component publishes: its properties, or the data of an item. */
export interface PublicInterface {
  /** Folder of the component. */
  readonly folder: string;
  readonly name: string;
  /** Its docstring as one paragraph; empty without one. */
  readonly description: string;
  /** Source of what it extends. */
  readonly inherited: string;
  readonly properties: readonly Property[];
}

/** A type that a component publishes, such as the values of a property. */
export interface PublicType extends Pick<PublicInterface, 'folder' | 'name' | 'description'> {
  /** Its source. */
  readonly type: string;
}

/** The docstring that ends before a position. */
function docstringBefore(source: string, position: number): string {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(source.slice(0, position)) ?? [];
  return text
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function interfacesOf(folder: string, source: string): PublicInterface[] {
  return parseAst(source, { lang: 'tsx' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'TSInterfaceDeclaration') return [];
    const properties = declared.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const type = member.typeAnnotation;
      return [
        {
          name: member.key.name,
          type: type ? source.slice(type.start + 1, type.end).trim() : '',
          optional: member.optional,
          description: docstringBefore(source, member.start),
        },
      ];
    });
    const inherited = declared.extends.map(({ start, end }) => source.slice(start, end)).join(', ');
    const description = docstringBefore(source, statement.start);
    return [{ folder, name: declared.id.name, description, inherited, properties }];
  });
}

function typesOf(folder: string, source: string): PublicType[] {
  return parseAst(source, { lang: 'tsx' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'TSTypeAliasDeclaration') return [];
    const { id, typeAnnotation } = declared;
    const type = source.slice(typeAnnotation.start, typeAnnotation.end);
    const description = docstringBefore(source, statement.start);
    // Texts and lists have a type that only their source tells.
    return type.startsWith('typeof ') ? [] : [{ folder, name: id.name, description, type }];
  });
}

/** What the `index.ts` of a folder exports from files of other folders, under the names that it gives: `OrderTableProps`. */
function republishedIn<Declared extends { readonly name: string }>(
  folder: string,
  index: string,
  read: (folder: string, source: string) => readonly Declared[],
): readonly Declared[] {
  return parseAst(index, { lang: 'ts' }).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const from = statement.source?.value ?? '';
    if (!from.startsWith('../')) return [];
    const declared = read(folder, readFileSync(join(SOURCE, folder, from), 'utf8'));
    return statement.specifiers.flatMap(({ local, exported }) => {
      if (local.type !== 'Identifier' || exported.type !== 'Identifier') return [];
      const found = declared.find(({ name }) => name === local.name);
      return found ? [{ ...found, name: exported.name }] : [];
    });
  });
}

/** What the components publish: what the `index.ts` of a folder exports of its files, and of those of other folders. */
function published<Declared extends { readonly name: string }>(
  read: (folder: string, source: string) => readonly Declared[],
): readonly Declared[] {
  const folders = readdirSync(SOURCE).filter((name) => !WITHOUT.has(name));
  return folders.flatMap((folder) => {
    const files = readdirSync(join(SOURCE, folder));
    if (!files.includes('index.ts')) return [];
    const exported = readFileSync(join(SOURCE, folder, 'index.ts'), 'utf8');
    return files
      .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|css)\./.test(file))
      .flatMap((file) => read(folder, readFileSync(join(SOURCE, folder, file), 'utf8')))
      .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(exported));
  });
}

/** The interfaces that the components publish. */
export const publicInterfaces = (): readonly PublicInterface[] => published(interfacesOf);

/** The interfaces that components publish of another component, under names of their own. */
export const republishedInterfaces = (): readonly PublicInterface[] =>
  readdirSync(SOURCE)
    .filter((folder) => !WITHOUT.has(folder) && existsSync(join(SOURCE, folder, 'index.ts')))
    .flatMap((folder) =>
      republishedIn(folder, readFileSync(join(SOURCE, folder, 'index.ts'), 'utf8'), interfacesOf),
    );

/** The other types that the components publish. */
export const publicTypes = (): readonly PublicType[] => published(typesOf);
