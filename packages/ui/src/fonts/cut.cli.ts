import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, CUTS, FEATURES, fileOf, fontFaces, WEIGHTS } from './cuts.ts';

/*
 * Cuts the typeface into the files that a browser loads, with their stylesheet and licence. Part of `pnpm generate`; does
 * nothing when the files are those of the same fonts and the same cuts.
 */

const FOLDER = join(import.meta.dirname, 'generated');
const STYLESHEET = join(FOLDER, 'noto-sans.css');

const { resolve } = createRequire(import.meta.url);
const SOURCES: Readonly<Record<(typeof WEIGHTS)[number], string>> = {
  400: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  700: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
const MANIFEST = resolve('@expo-google-fonts/noto-sans/package.json');

/** The published types do not know `keepFeatures` yet. */
const OPTIONS = { targetFormat: 'woff2' as const, keepFeatures: FEATURES };

const inputs = [MANIFEST, join(import.meta.dirname, 'cuts.ts'), import.meta.filename];
const hash = createHash('sha256');
for (const input of inputs) hash.update(readFileSync(input));
const stylesheet = `/* Cut from Noto Sans (SIL Open Font License 1.1); inputs ${hash.digest('hex')} */\n${fontFaces()}`;

if (!existsSync(STYLESHEET) || readFileSync(STYLESHEET, 'utf8') !== stylesheet) {
  mkdirSync(FOLDER, { recursive: true });
  for (const weight of WEIGHTS) {
    const font = readFileSync(SOURCES[weight]);
    for (const cut of CUTS) {
      const file = await subsetFont(font, charactersOf(cut), OPTIONS);
      writeFileSync(join(FOLDER, fileOf(cut, weight)), file);
    }
  }
  const licence = readFileSync(join(dirname(MANIFEST), 'LICENSE_FONT'));
  writeFileSync(join(FOLDER, 'noto-sans.LICENSE'), licence);
  writeFileSync(STYLESHEET, stylesheet);
}
