import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from './config/environment.ts';
import { openDatabase } from './db/open.ts';
import { DomainError } from './errors.ts';
import { erasePerson, exportPerson, type PersonKey } from './retention/personal-data.ts';
import { StartError } from './start-error.ts';

/*
 * Exports or deletes the data of a person, for operators: `node apps/backend/src/person.cli.ts export <order number>`, or
 * `delete <issuer> <subject>`. It needs the environment variables of the backend.
 */

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const USAGE = 'Usage: person.cli.ts export|delete <order number> | <issuer> <subject>\n';

function keyOf([first, second, ...more]: readonly string[]): PersonKey | null {
  if (first === undefined || more.length > 0) return null;
  return second === undefined ? { orderNumber: first } : { issuer: first, subject: second };
}

async function run(action: string, key: PersonKey): Promise<void> {
  const database = await openDatabase(readEnvironment(process.env, ROOT), () => undefined);
  try {
    if (action === 'delete') await erasePerson(database, key);
    else process.stdout.write(`${JSON.stringify(await exportPerson(database, key), null, 2)}\n`);
  } finally {
    await database.close();
  }
}

const [action = '', ...rest] = process.argv.slice(2);
const key = keyOf(rest);
if (!key || !['export', 'delete'].includes(action)) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  try {
    await run(action, key);
  } catch (error) {
    if (!(error instanceof DomainError) && !(error instanceof StartError)) throw error;
    const isOpen = error instanceof DomainError && error.kind === 'conflict';
    process.stderr.write(
      isOpen ? 'An order or a refund of this person is not completed yet.\n' : `${error.message}\n`,
    );
    process.exitCode = 1;
  }
}
