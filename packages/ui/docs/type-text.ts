import type { ArgTypesEnhancer } from 'storybook/internal/types';

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];
type Type = Exclude<NonNullable<ArgType['type']>, string>;

/** Members of a union, those of unions within it too. */
function membersOf(type: Type): readonly string[] {
  if (type.name === 'union') return type.value.flatMap(membersOf);
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value));
  const isNamed = type.name === 'other' || type.name === 'literal';
  return [type.raw ?? (isNamed ? String(type.value) : type.name)];
}

/** A union in words. That a property may be left out its row says already. */
function inWords(type: Type): string {
  const members = [...new Set(membersOf(type))].filter((member) => member !== 'undefined');
  if (members.length === 1) return members.join('');
  return members.map((member) => (member.includes('=>') ? `(${member})` : member)).join(' | ');
}

const OPTIONAL = / \| undefined$/;

/** A row of a table of properties, its type as TypeScript writes it. */
export function withTypeText(argType: ArgType): ArgType {
  const { type, table } = argType;
  if (typeof type !== 'object') return argType;
  const isUnion = type.name === 'union' || type.name === 'enum';
  const summary = isUnion ? inWords(type) : type.raw?.replace(OPTIONAL, '');
  return summary ? { ...argType, table: { ...table, type: { summary } } } : argType;
}

/** Tables of properties name the members of a union instead of saying "union", and what is generic with its arguments. */
export const typeTexts: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, withTypeText(type)]));
