import type { Font, Glyph, GlyphRun, Subset } from 'fontkit';

/** The glyphs of a subset in their order; the published types leave them out. */
type OpenSubset = Subset & { readonly glyphs: number[] };

/** Glyph ids have 16 bits; the bits above tell the characters of a glyph apart. */
const GLYPH_BITS = 16;
const MISSING_GLYPH = 0;

/** Features of OpenType: letters stay single, so that each is extracted by itself. */
const WITH_MARKS = { liga: false, clig: false, calt: false, rclt: false };

/**
 * A text without marks needs no placing of them, which takes most of the time. Nor does the font take its letters apart, as it
 * does with `ọ`.
 */
const WITHOUT_MARKS = {
  ...WITH_MARKS,
  ccmp: false,
  locl: false,
  rlig: false,
  mark: false,
  mkmk: false,
};

/**
 * A font for one document: embedded with the glyphs that the document draws, one for each pair of glyph and characters, so
 * that the text is extracted as it was written (NAME-2). The library keeps one text per glyph only. A missing character is
 * drawn as a copy of the box of the font, because a document may not refer to the box itself (PDF/UA-1, 7.21.8).
 *
 * @param report receives each character that the font lacks, repeatedly
 */
export function fontForDocument(font: Font, report: (character: string) => void): Font {
  const variants = new Map<string, number>();
  const tellApart = (glyph: Glyph): Glyph => {
    if (glyph.id === MISSING_GLYPH) report(String.fromCodePoint(...glyph.codePoints));
    const key = `${glyph.id} ${glyph.codePoints.join(' ')}`;
    const variant = variants.get(key) ?? variants.size + 1;
    variants.set(key, variant);
    return Object.create(glyph, { id: { value: variant * 2 ** GLYPH_BITS + glyph.id } });
  };
  const layout = (text: string): GlyphRun => {
    const run = layOut(font, text);
    return Object.create(run, {
      glyphs: { value: run.glyphs.map(tellApart) },
      // The library converts them in place.
      positions: { value: run.positions.map((position) => ({ ...position })) },
    });
  };
  return Object.create(font, {
    layout: { value: layout },
    createSubset: { value: () => subsetOf(font) },
  });
}

/** Most texts of a font that are kept. */
const KEPT = 5000;

const kept = new WeakMap<Font, Map<string, GlyphRun>>();

/** Lays a text out once for all documents: the same words stand in each, and laying them out takes a third of the time. */
function layOut(font: Font, text: string): GlyphRun {
  const runs = kept.get(font) ?? new Map<string, GlyphRun>();
  kept.set(font, runs);
  const known = runs.get(text);
  if (known) return known;
  const run = font.layout(text, /\p{M}/u.test(text) ? WITH_MARKS : WITHOUT_MARKS);
  run.glyphs = divideLetters(run.glyphs);
  if (runs.size === KEPT) runs.clear();
  runs.set(text, run);
  return run;
}

/** Where the font draws one letter as letter and marks, each glyph gets its own part of the letter as its text. */
function divideLetters(glyphs: readonly Glyph[]): Glyph[] {
  const own = glyphs.map(({ codePoints }) => codePoints);
  own.forEach((codePoints, first) => {
    const next = own.findIndex(({ length }, index) => index > first && length > 0);
    const count = (next < 0 ? own.length : next) - first;
    if (count === 1 || codePoints.length === 0) return;
    const parts = Array.from(String.fromCodePoint(...codePoints).normalize('NFD'), codePointOf);
    for (let place = 0; place < count; place += 1) {
      own[first + place] = place < count - 1 ? parts.slice(place, place + 1) : parts.slice(place);
    }
  });
  return glyphs.map((glyph, index) => Object.create(glyph, { codePoints: { value: own[index] } }));
}

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

function subsetOf(font: Font): Pick<Subset, 'encode'> {
  const subset = font.createSubset() as OpenSubset;
  const places = new Map<number, number>();
  const includeGlyph = (id: number): number => {
    const place = places.get(id) ?? subset.glyphs.push(id % 2 ** GLYPH_BITS) - 1;
    places.set(id, place);
    return place;
  };
  return Object.create(subset, { includeGlyph: { value: includeGlyph } });
}
