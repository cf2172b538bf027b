import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInTexts, icuMessage, LANGUAGES, UI_TEXTS } from './component-texts.ts';
import { ROOT } from './project-files.ts';

/*
 * Writes the built-in texts of components for translators and the backend to `locales`, and the Low German ones of `locales` that are of
 * `@portal/ui` into the package: `pnpm generate`.
 */

const COMMENT = 'Written by `pnpm generate` from the files texts.ts. Change the texts there.';

const write = (file: string, content: object): void =>
  writeFileSync(join(ROOT, file), `${JSON.stringify(content, null, 2)}\n`);

for (const language of LANGUAGES) {
  const texts = (await builtInTexts(language)).map(([id, text]) => [id, icuMessage(text)]);
  write(`locales/${language}/components.json`, {
    $comment: COMMENT,
    ...Object.fromEntries(texts),
  });
}

const lowGerman: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'locales/nds/components.json'), 'utf8'),
);
const ofPackage = new Set((await builtInTexts('de', UI_TEXTS)).map(([id]) => id));
write('packages/ui/src/locales/nds/texts.json', {
  $comment: 'Low German. Not reviewed by a native speaker.',
  ...Object.fromEntries(Object.entries(lowGerman).filter(([id]) => ofPackage.has(id))),
});
