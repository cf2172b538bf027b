import type { ArgTypesEnhancer } from 'storybook/internal/types';

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];
type Type = Exclude<NonNullable<ArgType['type']>, string>;

/** Members of a union, including those of nested unions. */
function membersOf(type: Type): readonly string[] {
  if (type.name === 'union') return type.value.flatMap(membersOf);
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value));
  const isNamed = type.name === 'other' || type.name === 'literal';
  return [type.raw ?? (isNamed ? String(type.value) : type.name)];
}

const OPTIONAL = / \| undefined$/;

/** A function in parentheses that was the only member besides `undefined`. */
const ALONE = /^\((\(.*\) => [^()|]+)\)$/s;

/**
 * A union as TypeScript writes it, without `undefined`: the row already shows that a property is optional. Taken from the code where
 * react-docgen does not know a member, such as a function in parentheses.
 */
function unionText(type: Type): string {
  const members = [...new Set(membersOf(type))].filter((member) => member !== 'undefined');
  if (members.includes('unknown') && type.raw) {
    return type.raw.replace(OPTIONAL, '').replace(ALONE, '$1');
  }
  if (members.length === 1) return members.join('');
  return members.map((member) => (member.includes('=>') ? `(${member})` : member)).join(' | ');
}

const DEFAULT = /\b[Dd]efault:? (?:`([^`]+)`|(true|false|\d[\d.]*\d|\d))/;

/** The default value; from the description where the code does not show it. */
function withDefault(argType: ArgType): ArgType {
  const { table, description = '' } = argType;
  const [, code, literal] = DEFAULT.exec(description) ?? [];
  const summary = code ?? literal;
  if (!summary || table?.defaultValue?.summary) return argType;
  return { ...argType, table: { ...table, defaultValue: { summary } } };
}

/** A row of a table of properties, with its type as TypeScript writes it and its default value. */
export function withTypeText(argType: ArgType): ArgType {
  const row = withDefault(argType);
  const { type, table } = row;
  if (typeof type !== 'object') return row;
  const isUnion = type.name === 'union' || type.name === 'enum';
  const summary = isUnion ? unionText(type) : type.raw?.replace(OPTIONAL, '');
  return summary ? { ...row, table: { ...table, type: { summary } } } : row;
}

/** Shows the members of unions, and the arguments of generic types, in tables of properties; Storybook shows "union". */
export const typeTexts: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, withTypeText(type)]));
