import { loadContract } from '@portal/api/contract';
import { isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultSentence } from './faults.ts';
import { missingTextLines } from './missing-texts.ts';
import { checkStatePack, packSchemas } from './state-pack.ts';

/*
 * Checks a state pack (STATE-2): `pnpm state check <name or path>`. Prints a sentence with file, key and reason for each
 * fault, and exits with 1 if there are any.
 */

const STATES = fileURLToPath(new URL('../../../../states', import.meta.url));

/** Takes the place of the sandbox, which a pack of a demo state names. */
const SANDBOX = 'http://localhost:8081';

const [name = ''] = process.argv.slice(2);
const start = process.env['INIT_CWD'] ?? process.cwd();
const folder = /[\\/.]/.test(name) ? resolve(start, name) : resolve(STATES, name);
const { value, faults } = checkStatePack(folder, SANDBOX, packSchemas(loadContract()));
for (const fault of faults) {
  const path = relative(start, fault.file);
  const file = path.startsWith('..') || isAbsolute(path) ? fault.file : path;
  process.stdout.write(`${faultSentence({ ...fault, file })}\n`);
}
if (value) {
  const products = value.catalogue.categories.flatMap((category) => category.products);
  process.stdout.write(
    `The state pack ${folder} has no faults: ${products.length} products, ${value.brand.size} brand files.\n`,
  );
  for (const line of missingTextLines(value, Number.POSITIVE_INFINITY)) {
    process.stdout.write(`${line}\n`);
  }
}
process.exitCode = value ? 0 : 1;
