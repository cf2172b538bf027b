import { describe, expect, it } from 'vitest';
import { overrideTexts, resolveTexts } from './texts.ts';

const catalogue = { de: { a: 'eins', b: 'zwei' }, en: { a: 'one', b: 'two' } };

describe('resolveTexts', () => {
  it('returns the built-in texts of the language', () => {
    expect(resolveTexts(catalogue, 'en', [])).toEqual({ a: 'one', b: 'two' });
  });

  it('overrides them with the texts of the portal, and those with the texts of the instance', () => {
    const overrides = [overrideTexts(catalogue, { de: { a: 'A', b: 'B' } })];
    expect(resolveTexts(catalogue, 'de', overrides, { b: 'own' })).toEqual({ a: 'A', b: 'own' });
  });

  it('does not override texts of the same name in other components', () => {
    const other = overrideTexts({ de: { a: '' }, en: { a: '' } }, { de: { a: 'A' } });
    expect(resolveTexts(catalogue, 'de', [other]).a).toBe('eins');
  });
});
