import { loadContract } from '@portal/api/contract';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variablesOf } from '../config/cadastre-file.ts';
import { faultSentence } from '../config/faults.ts';
import { copiedTexts } from './copied-texts.ts';
import { missingTextLines } from './missing-texts.ts';
import { checkStatePack, packSchemas } from './state-pack.ts';

/*
 * Checks a state pack (STATE-2): `pnpm state check <name or path>`. Prints a sentence with file, key and reason for each
 * fault, and exits with 1 if there are any.
 */

const STATES = fileURLToPath(new URL('../../../../states', import.meta.url));

/** Takes the place of the sandbox and of environment variables, which a pack names. */
const PLACEHOLDER = 'http://localhost:8081';

const [name = ''] = process.argv.slice(2);
const start = process.env['INIT_CWD'] ?? process.cwd();
const folder = /[\\/.]/.test(name) ? resolve(start, name) : resolve(STATES, name);

/** A value for each variable that `cadastre.json` names; they need not be set. */
function placeholders(): Readonly<Record<string, string>> {
  const names = variablesOf(join(folder, 'cadastre.json'));
  return Object.fromEntries(['CADASTRE_URL', ...names].map((one) => [one, PLACEHOLDER]));
}

const { value, faults } = checkStatePack(folder, {
  mapOrigin: PLACEHOLDER,
  schemas: packSchemas(loadContract()),
  env: placeholders(),
});
const sentences = faults.map(faultSentence);
const shown = relative(start, folder);
for (const sentence of sentences) {
  const isBelow = !shown.startsWith('..') && !isAbsolute(shown);
  process.stdout.write(`${isBelow ? sentence.replace(folder, shown) : sentence}\n`);
}
if (value && sentences.length === 0) {
  const products = value.catalogue.categories.flatMap((category) => category.products);
  process.stdout.write(
    `The state pack ${folder} has no faults: ${products.length} products, ${value.brand.size} brand files.\n`,
  );
  const remarks = [
    ...copiedTexts(folder, STATES),
    ...missingTextLines(value, Number.POSITIVE_INFINITY),
  ];
  for (const line of remarks) {
    process.stdout.write(`${line}\n`);
  }
}
process.exitCode = sentences.length === 0 ? 0 : 1;
