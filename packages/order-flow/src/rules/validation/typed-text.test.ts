import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeLine, normalizeWritten } from './typed-text.ts';

describe('a text of several sentences (OPS-11)', () => {
  it.each([
    ['Anbau\u{0}\u{1B}[31m an der Grenze', 'Anbau[31m an der Grenze'],
    ['eine\r\nzwei\rdrei\u{2028}vier', 'eine\nzwei\ndrei\nvier'],
    ['eine\tSpalte\v\f', 'eine Spalte'],
    ['\u{202E}gnussalfuA\u{202C} \u{9F}\u{7F}', 'gnussalfuA'],
    [' Straße „Am Hang“ – 12½ m² ', 'Straße „Am Hang“ – 12½ m²'],
    ['a\u{308}', '\u{E4}'],
  ])('%j is %j', (text, expected) => {
    expect(normalizeWritten(text)).toBe(expected);
  });

  it('has no control character but line feeds, on one line none, and is the same when it is repeated', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const written = normalizeWritten(text);
        expect(written.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
        expect(normalizeWritten(written)).toBe(written);
        expect(normalizeLine(text)).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
