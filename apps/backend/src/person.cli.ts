import { fileURLToPath } from 'node:url';
import { readEnvironment } from './config/environment.ts';
import { openDatabase } from './db/open.ts';
import { DomainError } from './errors.ts';
import {
  endSessions,
  erasePerson,
  exportPerson,
  type PersonKey,
} from './retention/personal-data.ts';
import { StartError } from './start-error.ts';

/*
 * Exports or deletes the data of a person, or ends the person's sessions, for operators: `node person.js export <order
 * number>` in the bundle, or `delete <issuer> <subject>`. It needs the environment variables of the backend.
 */

const STATES = fileURLToPath(new URL('../../../states', import.meta.url));
const ACTIONS = ['export', 'delete', 'end-sessions'];
const USAGE = `Usage: person.js ${ACTIONS.join('|')} <order number> | <issuer> <subject>\n`;

function keyOf([first, second, ...more]: readonly string[]): PersonKey | null {
  if (first === undefined || more.length > 0) return null;
  return second === undefined ? { orderNumber: first } : { issuer: first, subject: second };
}

async function run(action: string, key: PersonKey): Promise<void> {
  const database = await openDatabase(readEnvironment(process.env, STATES), () => undefined);
  try {
    if (action === 'delete') await erasePerson(database, key);
    else if (action === 'end-sessions') await endSessions(database, key);
    else process.stdout.write(`${JSON.stringify(await exportPerson(database, key), null, 2)}\n`);
  } finally {
    await database.close();
  }
}

const [action = '', ...rest] = process.argv.slice(2);
const key = keyOf(rest);
if (!key || !ACTIONS.includes(action)) {
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
