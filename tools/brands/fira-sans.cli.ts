import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { FIRA_FEATURES, FIRA_SANS, firaCharacters, KERN } from './fira-sans.ts';

/*
 * Cuts Fira Sans into the files of the brand KERN, which are checked in, because a state copies the folder:
 * `node tools/brands/fira-sans.cli.ts` after an update of the typeface.
 */

const { resolve } = createRequire(import.meta.url);
const folder = dirname(resolve('@expo-google-fonts/fira-sans/package.json'));

/** The published types do not know `keepFeatures` yet. */
const OPTIONS = { targetFormat: 'woff2' as const, keepFeatures: FIRA_FEATURES };

for (const [weight, path] of Object.entries(FIRA_SANS)) {
  const file = await subsetFont(readFileSync(join(folder, path)), firaCharacters(), OPTIONS);
  writeFileSync(join(KERN, `fira-sans-${weight}.woff2`), file);
}
copyFileSync(join(folder, 'LICENSE_FONT'), join(KERN, 'fira-sans.LICENSE'));
