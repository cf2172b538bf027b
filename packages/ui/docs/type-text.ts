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

/** A union as TypeScript writes it, without `undefined`: the row already shows that a property is optional. */
function unionText(type: Type): string {
  const members = [...new Set(membersOf(type))].filter((member) => member !== 'undefined');
  if (members.length === 1) return members.join('');
  return members.map((member) => (member.includes('=>') ? `(${member})` : member)).join(' | ');
}

const OPTIONAL = / \| undefined$/;

/** A row of a table of properties, with its type as TypeScript writes it. */
export function withTypeText(argType: ArgType): ArgType {
  const { type, table } = argType;
  if (typeof type !== 'object') return argType;
  const isUnion = type.name === 'union' || type.name === 'enum';
  const summary = isUnion ? unionText(type) : type.raw?.replace(OPTIONAL, '');
  return summary ? { ...argType, table: { ...table, type: { summary } } } : argType;
}

/** Shows the members of unions, and the arguments of generic types, in tables of properties; Storybook shows "union". */
export const typeTexts: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, withTypeText(type)]));
