import type { Property, PublicInterface, PublicType } from './property-types.ts';

/** A text in a cell of a table in Markdown. */
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');

/** The type without `undefined`: the name already says that a property is optional. */
function typeOf({ type, optional }: Property): string {
  if (!optional) return type;
  const defined = type.replace(/ \| undefined$/, '');
  // A function in parentheses that was the only member besides `undefined`.
  return defined.replace(/^\((\(.*\) => [^()|]+)\)$/s, '$1');
}

function rowOf(property: Property): string {
  const { name, optional, description } = property;
  return `| \`${name}${optional ? '?' : ''}\` | \`${cell(typeOf(property))}\` | ${cell(description)} |`;
}

function tableOf({ name, description, inherited, properties }: PublicInterface): string {
  const rows = properties.map(rowOf);
  return [
    `### ${name}`,
    ...(description ? [description] : []),
    ...(inherited ? [`Also those of \`${inherited.replaceAll(/\s+/g, ' ')}\`.`] : []),
    ...(rows.length > 0
      ? [`| property | type | meaning |\n|---|---|---|\n${rows.join('\n')}`]
      : []),
  ].join('\n\n');
}

const textOf = ({ name, description, type }: PublicType): string =>
  [`### ${name}`, ...(description ? [description] : []), `\`\`\`ts\n${type}\n\`\`\``].join('\n\n');

/** Tables of every property that the components publish, and their types, in Markdown, by the folder from which one imports them. */
export function propertyTables(
  interfaces: readonly PublicInterface[],
  types: readonly PublicType[],
): string {
  const folders = Map.groupBy(interfaces, ({ folder }) => folder);
  const sections = [...folders].map(([folder, found]) =>
    [
      `## @portal/ui/${folder}`,
      ...found.map(tableOf),
      ...types.filter((type) => type.folder === folder).map(textOf),
    ].join('\n\n'),
  );
  return `${['# Properties of @portal/ui', ...sections].join('\n\n')}\n`;
}
