import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withDates } from './version-dates.ts';

/* Writes today's date below each version without one in the changelogs of the published packages. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

for (const file of globSync('{tokens,packages/*}/CHANGELOG.md', { cwd: ROOT })) {
  writeFileSync(ROOT + file, withDates(readFileSync(ROOT + file, 'utf8'), today));
}
