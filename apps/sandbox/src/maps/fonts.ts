import { GlobalFonts } from '@napi-rs/canvas';
import { fileURLToPath } from 'node:url';

/** Font families of the maps; all are bundled, system fonts are not used. */
export const TEXT_FAMILY = 'Portal Map Text';
export const NUMBER_FAMILY = 'Portal Map Numbers';

/** The font of printed sheets in their three weights. */
export const SHEET_FAMILY = 'Portal Map Sheet';

const FILES: readonly (readonly [string, string])[] = [
  [TEXT_FAMILY, '@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf'],
  [
    NUMBER_FAMILY,
    '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-500-normal.woff2',
  ],
];

const SHEET_FILES = ['400Regular', '600SemiBold', '700Bold'] as const;

/** Loads the bundled fonts once; throws when one of them cannot be read. */
export function loadFonts(): void {
  for (const [family, file] of FILES) if (!GlobalFonts.has(family)) load(family, file);
  if (GlobalFonts.has(SHEET_FAMILY)) return;
  for (const style of SHEET_FILES) {
    load(SHEET_FAMILY, `@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`);
  }
}

function load(family: string, file: string): void {
  const path = fileURLToPath(import.meta.resolve(file));
  if (GlobalFonts.registerFromPath(path, family) === null) {
    throw new Error(`The font ${file} cannot be loaded`);
  }
}
