import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { typeTexts, withTypeText } from './type-text.ts';

type Context = Parameters<ArgTypesEnhancer>[0];
type Type = NonNullable<Context['argTypes'][string]['type']>;

const nothing = { name: 'other', value: 'undefined' } as const;
const unknown = { name: 'other', value: 'unknown' } as const;

function summaryOf(type: Type): unknown {
  const context = { id: '', name: '', story: '', kind: '', componentId: '', title: '', tags: [] };
  const rest = { component: undefined, parameters: {}, initialArgs: {} };
  const argTypes = { it: { name: 'it', type } };
  const enhanced = typeTexts({ ...context, ...rest, argTypes });
  return enhanced['it']?.table?.type?.summary;
}

it.each<[string, Type]>([
  ['"small" | "medium"', { name: 'enum', value: ['small', 'medium'] }],
  [
    '"red" | number',
    { name: 'union', value: [{ name: 'enum', value: ['red'] }, { name: 'number' }, nothing] },
  ],
  [
    '(value: string) => void',
    { name: 'union', value: [{ name: 'function', raw: '(value: string) => void' }, nothing] },
  ],
  [
    '((value: string) => void) | string',
    {
      name: 'union',
      value: [{ name: 'function', raw: '(value: string) => void' }, { name: 'string' }, nothing],
    },
  ],
  [
    '(value: string) => void',
    { name: 'union', value: [unknown, nothing], raw: '((value: string) => void) | undefined' },
  ],
  [
    'readonly Crs[] | ((value: string) => void)',
    {
      name: 'union',
      value: [unknown, unknown, nothing],
      raw: 'readonly Crs[] | ((value: string) => void) | undefined',
    },
  ],
  [
    'Readonly<Record<Locale, ReactNode>>',
    { name: 'other', value: 'Readonly', raw: 'Readonly<Record<Locale, ReactNode>>' },
  ],
])('shows %s', (text, type) => {
  expect(summaryOf(type)).toBe(text);
});

it.each([
  ['Default `neutral`.', 'neutral'],
  ['Whether it has a close button; default true.', 'true'],
  ['Timeout in milliseconds; default 10000, `null` for none.', '10000'],
  ['Logo of the state; a neutral one by default.', undefined],
])('takes the default value of "%s" from the description', (description, expected) => {
  const { table } = withTypeText({ name: 'it', description });
  expect(table?.defaultValue?.summary).toBe(expected);
});

it('keeps the default value of the code', () => {
  const table = { defaultValue: { summary: "'info'" } };
  const row = withTypeText({ name: 'it', description: 'Default `neutral`.', table });
  expect(row.table?.defaultValue?.summary).toBe("'info'");
});
