import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** Weights of the bundled font. */
export type FontWeight = 'regular' | 'semibold' | 'bold';

/** Every weight. */
export const FONT_WEIGHTS = [
  'regular',
  'semibold',
  'bold',
] as const satisfies readonly FontWeight[];

/** Noto Sans, uncut: all letters and sequences of DIN 91379, Greek and Cyrillic, and the rules that place marks (NAME-2). */
const FILES: Readonly<Record<FontWeight, string>> = {
  regular: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  semibold: import.meta.resolve(
    '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  ),
  bold: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

const loaded = new Map<FontWeight, Font>();

/**
 * The bundled font in a weight; read once. Its zero has no slash: amounts and dates of a document are easier to read. All
 * documents share it, and each embeds what it draws.
 */
export function loadFont(weight: FontWeight): Font {
  const known = loaded.get(weight);
  if (known) return known;
  const path = fileURLToPath(FILES[weight]);
  const font = create(readFileSync(path));
  if (!('layout' in font)) throw new TypeError(`${path} is no single font`);
  keepCodePoints(font);
  loaded.set(weight, font);
  return font;
}

/**
 * The library hands out one object for each glyph, with the characters of the text that used it first. Characters that share a
 * glyph, such as all missing ones, would be extracted from a document as the first one drawn.
 */
function keepCodePoints(font: Font): void {
  const shared = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) =>
    Object.create(shared(id, codePoints), { codePoints: { value: codePoints } });
}
