import { checkImports } from './check.ts';

/* Fails on imports between folders that `imports.ts` does not allow, and on cycles of imports. */

const failures = checkImports();
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
console.log(`Imports: ${failures.length} failures.`);
