import { projectFiles } from '../project-files.ts';
import { cycles, folderOf, forbiddenImports, importsOf, verificationImports } from './imports.ts';

/*
 * Fails on imports between folders that `imports.ts` does not allow, and on cycles of imports between files, and between
 * folders of verification. Type-only and dynamic imports count too; the linter does not find every cycle of them.
 */

const imports = projectFiles()
  .filter(({ path }) => /\.(tsx?|mdx)$/.test(path) && folderOf(path) !== undefined)
  .flatMap(importsOf);
const cyclic = [...cycles(imports), ...cycles(verificationImports(imports))];
const failures = [
  ...forbiddenImports(imports).map(({ from, to }) => `${from} must not import ${to}`),
  ...cyclic.map((cycle) => `Cycle of imports: ${cycle.join(' → ')}`),
];
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
console.log(`Imports: ${failures.length} failures among ${imports.length} imports.`);
