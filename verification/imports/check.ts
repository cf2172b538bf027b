import { projectFiles } from '../project-files.ts';
import { cycles, folderOf, forbiddenImports, importsBetweenFolders, importsOf } from './imports.ts';

/**
 * What is wrong with the imports of the project, a line each: imports between folders that are not allowed, and cycles
 * between files or between folders. Type-only and dynamic imports count too; the linter does not find every cycle of them.
 */
export function checkImports(): readonly string[] {
  const imports = projectFiles()
    .filter(({ path }) => /\.(tsx?|mdx)$/.test(path) && folderOf(path) !== undefined)
    .flatMap(importsOf);
  const cyclic = [...cycles(imports), ...cycles(importsBetweenFolders(imports))];
  return [
    ...forbiddenImports(imports).map(({ from, to }) => `${from} must not import ${to}`),
    ...cyclic.map((cycle) => `Cycle of imports: ${cycle.join(' → ')}`),
  ];
}
