import { projectFiles } from '../repository/project-files.ts';
import { writePage } from './page.ts';
import { findReferences, groupsOf, isTest, readRequirements } from './requirements.ts';

/*
 * Fails on a requirement id that is not defined, and on built requirements that no test names. `--files` also
 * lists the test files that name no id, `--write` writes the page for auditors to `reports`.
 */

const requirements = readRequirements();
const defined = new Set(requirements.map(({ id }) => id));
const files = projectFiles();
const references = findReferences(files, groupsOf(requirements));
const tested = new Set(references.flatMap(({ id, path }) => (isTest(path) ? [id] : [])));

const unknown = references.filter(({ id }) => !defined.has(id));
for (const { id, path, line } of unknown) console.error(`${path}:${line} ${id} is not defined`);

const built = requirements.filter(({ status }) => status !== 'planned').map(({ id }) => id);
const untested = built.filter((id) => !tested.has(id));
if (unknown.length > 0 || untested.length > 0) process.exitCode = 1;
console.log(
  `${built.length} requirements built, ${untested.length} without a test: ${untested.join(', ') || 'none'}.`,
);

const withId = new Set(references.map(({ path }) => path));
const withoutId = files.filter(({ path }) => isTest(path) && !withId.has(path));
console.log(`${withoutId.length} test files name no requirement (--files lists them).`);
if (process.argv.includes('--files')) for (const { path } of withoutId) console.log(`  ${path}`);
if (process.argv.includes('--write')) console.log(`Wrote ${writePage()}`);
