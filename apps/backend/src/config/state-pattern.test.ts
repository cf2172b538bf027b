import { compilePattern, PATTERNS } from '@portal/order-flow';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileStatePattern } from './state-pattern.ts';

/** The wider pattern of docs/configuration.md. */
const DOCUMENTED = '^\\p{L}[\\p{L}\\p{M}\\(\\) \\-\\/.]*$';

const LETTERS = ['a', 'Z', 'ä', 'ß', '-', '/', '.', '(', ')', ' ', '1', 'é', '中', '\u0301', '😀'];

describe('pattern of a state (BIG-3)', () => {
  it.each(['^(\\p{L}+)+$', '^(a|aa)+$', '^(.*a){12}$'])('matches %s in linear time', (source) => {
    const pattern = compileStatePattern(source);
    const began = performance.now();
    expect(pattern.test(`${'a'.repeat(2000)}!`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it.each([
    ['(', 'invalid'],
    ['^(?=a)a$', 'not-linear'],
    ['^(a)\\1$', 'not-linear'],
    ['^(((a{1,30}){1,30}){1,30})$', 'not-linear'],
  ])('rejects %s: %s', (source, fault) => {
    expect(() => compileStatePattern(source)).toThrow(expect.objectContaining({ fault }));
  });

  it.each([DOCUMENTED, PATTERNS.city, '^[\\u0041-\\u{5A}]+$'])(
    'decides like the browser: %s',
    (source) => {
      const [inBackend, inBrowser] = [compileStatePattern(source), compilePattern(source)];
      const letters = fc.constantFrom(...LETTERS);
      const city = fc.oneof(
        fc.string({ unit: letters, maxLength: 30 }),
        fc.string({ unit: 'binary' }),
      );
      fc.assert(
        fc.property(city, (text) => {
          expect(inBackend.test(text)).toBe(inBrowser.test(text));
        }),
      );
    },
  );
});
