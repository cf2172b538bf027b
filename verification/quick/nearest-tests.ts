import { posix } from 'node:path';
import { importsOf } from '../imports/imports.ts';
import type { ProjectFile } from '../project-files.ts';

/** The entry files of the package in a folder: what an import by the name of the package can load. */
const isEntry = (path: string, folder: string) =>
  path.startsWith(`${folder}/src/`) && posix.basename(path) === 'index.ts';

/**
 * The test files that import changed files, directly or through others, the nearest first: changed tests, then those that
 * import a changed file, and so on. An import by package name counts as an import of the package's entry files.
 */
export function nearestTests(
  files: readonly ProjectFile[],
  changed: readonly string[],
): readonly string[] {
  const imports = files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(importsOf);
  const importers = Map.groupBy(imports, ({ to }) => to);
  const packages = [...importers.keys()].filter((path) => !posix.extname(path));
  const reached = new Set(changed);
  for (const path of reached) {
    const folder = packages.find((name) => isEntry(path, name));
    const direct = [path, ...(folder ? [folder] : [])].flatMap((to) => importers.get(to) ?? []);
    for (const { from } of direct) reached.add(from);
  }
  return [...reached].filter((path) => /\.test\.tsx?$/.test(path));
}
