import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { FIRA_FEATURES, firaCharacters, KERN } from './fira-sans.ts';

/*
 * Cuts Fira Sans into the files of the brand KERN, which are checked in, because a state copies the folder:
 * `pnpm generate:fira-sans` after an update of the typeface.
 */

const { resolve } = createRequire(import.meta.url);

/** The weights of KERN for text and headings. */
const SOURCES = {
  400: resolve('@expo-google-fonts/fira-sans/400Regular/FiraSans_400Regular.ttf'),
  600: resolve('@expo-google-fonts/fira-sans/600SemiBold/FiraSans_600SemiBold.ttf'),
};
const LICENCE = join(dirname(SOURCES[400]), '../LICENSE_FONT');

/** The published types do not know `keepFeatures` yet. */
const OPTIONS = { targetFormat: 'woff2' as const, keepFeatures: FIRA_FEATURES };

for (const [weight, path] of Object.entries(SOURCES)) {
  const file = await subsetFont(readFileSync(path), firaCharacters(), OPTIONS);
  writeFileSync(join(KERN, `fira-sans-${weight}.woff2`), file);
}
copyFileSync(LICENCE, join(KERN, 'fira-sans.LICENSE'));
