import { checkWords, textOf } from './check.ts';

/*
 * Fails on words that `docs/glossary.md` replaces. With a folder as argument it also lists the hits in that folder,
 * where the check is not enforced yet.
 */

const [folder] = process.argv.slice(2);
const { failures, others } = checkWords();
for (const hit of failures) console.error(textOf(hit));
if (failures.length > 0) process.exitCode = 1;
if (folder) {
  for (const hit of others) if (hit.path.startsWith(folder)) console.log(textOf(hit));
}
console.log(
  `Words: ${failures.length} failures, ${others.length} in folders that are not enforced.`,
);
