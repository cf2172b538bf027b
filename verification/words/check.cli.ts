import { checkWords, textOf } from './check.ts';

/* Fails on words that `docs/glossary.md` replaces, and on paths and addresses of one machine. */

const hits = checkWords();
for (const hit of hits) console.error(textOf(hit));
if (hits.length > 0) process.exitCode = 1;
console.log(`Words: ${hits.length} failures.`);
