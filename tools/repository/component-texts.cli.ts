import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInTexts, icuMessage, LANGUAGES } from './component-texts.ts';
import { ROOT } from './project-files.ts';

/* Writes the built-in texts of components for translators and the backend to `locales`: `pnpm generate`. */

const COMMENT = 'Written by `pnpm generate` from the files texts.ts. Change the texts there.';

for (const language of LANGUAGES) {
  const texts = (await builtInTexts(language)).map(([id, text]) => [id, icuMessage(text)]);
  const content = { $comment: COMMENT, ...Object.fromEntries(texts) };
  const file = join(ROOT, 'locales', language, 'components.json');
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
