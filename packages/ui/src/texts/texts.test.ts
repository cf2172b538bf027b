import { describe, expect, it } from 'vitest';
import { overrideTexts, resolveTexts } from './texts.ts';

const catalogue = { de: { a: 'eins', b: 'zwei' }, en: { a: 'one', b: 'two' } };

describe('resolveTexts', () => {
  it('gives the built-in texts of the language', () => {
    expect(resolveTexts(catalogue, 'en', [])).toEqual({ a: 'one', b: 'two' });
  });

  it('puts the texts of the portal above them and those of the instance on top', () => {
    const overrides = [overrideTexts(catalogue, { de: { a: 'A', b: 'B' } })];
    expect(resolveTexts(catalogue, 'de', overrides, { b: 'own' })).toEqual({ a: 'A', b: 'own' });
  });

  it('leaves other components alone, even with texts of the same name', () => {
    const other = overrideTexts({ de: { a: '' }, en: { a: '' } }, { de: { a: 'A' } });
    expect(resolveTexts(catalogue, 'de', [other]).a).toBe('eins');
  });
});
