import { createLand } from '@portal/demo-cadastre/land';
import { drawSamples } from '@portal/demo-cadastre/testing';
import { describe, expect, it } from 'vitest';
import { readPdf } from '@portal/tagged-pdf/testing';
import { MOST_WORDS, sentenceFaults } from './sentences.ts';

type Placed = Readonly<Record<'x' | 'y' | 'size', number>> & { readonly text: string };

/** Millimetres in which two starts of lines are the same. */
const SAME = 0.5;

/** Lines of the same size below each other are one paragraph; a value beside its label is not. */
function paragraphsOf(texts: readonly Placed[]): readonly string[] {
  const paragraphs: { text: string; last: Placed }[] = [];
  for (const placed of texts) {
    const before = paragraphs.at(-1);
    const down = before ? placed.y - before.last.y : Infinity;
    const isNext =
      before && Math.abs(placed.x - before.last.x) < SAME && down > 0 && down < placed.size;
    if (isNext && placed.size === before.last.size) {
      before.text += ` ${placed.text}`;
      before.last = placed;
    } else paragraphs.push({ text: placed.text, last: placed });
  }
  return paragraphs.map(({ text }) => text.trim());
}

/** Paragraphs of sentences; labels, names and numbers have no full stop after a word. */
const isRunningText = (text: string): boolean => /\p{L}{3,}[.?!](\s|$)/u.test(text);

const line = (text: string, y: number, x = 20): Placed => ({ text, x, y, size: 9 });

describe('German sentences of the PDFs that people receive (LOOK-4)', () => {
  it('are put together from their lines', () => {
    const lines = [
      line('Die Karte ist', 10),
      line('amtlich.', 14),
      line('Fläche', 30),
      line('3 m²', 30, 60),
    ];
    expect(paragraphsOf(lines)).toEqual(['Die Karte ist amtlich.', 'Fläche', '3 m²']);
    expect(paragraphsOf(lines).filter(isRunningText)).toEqual(['Die Karte ist amtlich.']);
  });

  it(`have at most ${MOST_WORDS} words, no "erfolgt" and no semicolon`, async () => {
    const read: string[] = [];
    const faulty: string[] = [];
    for (const [name, bytes] of await drawSamples(createLand({ parcels: 3000 }))) {
      const { pages } = await readPdf(bytes, 'text');
      const paragraphs = pages.flatMap(({ texts }) => paragraphsOf(texts)).filter(isRunningText);
      read.push(...paragraphs);
      faulty.push(
        ...paragraphs.flatMap((text) => sentenceFaults(text).map((fault) => `${name}: ${fault}`)),
      );
    }
    expect(read.length).toBeGreaterThan(5);
    expect(faulty).toEqual([]);
  });
});
