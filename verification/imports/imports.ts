import { posix } from 'node:path';
import type { ProjectFile } from '../project-files.ts';

/** Which folder may import which others. What is not listed is forbidden. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  'packages/names': [],
  'packages/ui': ['tokens', 'packages/names'],
  'packages/api': [],
  'packages/order-flow': ['packages/api'],
  'packages/demo-cadastre': [],
  'apps/portal': ['tokens', 'packages/ui', 'packages/order-flow', 'packages/api'],
  'apps/backend': ['tokens', 'packages/names', 'packages/order-flow', 'packages/api'],
  'apps/sandbox': ['packages/names', 'packages/demo-cadastre'],
  'apps/start': [],
  '.storybook': ['tokens', 'packages/ui'],
  deployment: ['apps/portal', 'apps/start'],
  verification: [
    'tokens',
    'packages/names',
    'packages/ui',
    'packages/api',
    'packages/order-flow',
    'packages/demo-cadastre',
    'apps/portal',
    'apps/backend',
    'apps/sandbox',
    'apps/start',
    'deployment',
    '.storybook',
  ],
};

const FOLDERS = Object.keys(ALLOWED);

/** An import of one file by another. */
export interface Import {
  readonly from: string;
  /** Path of the imported file; of an import by package name, the folder of the package. */
  readonly to: string;
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The folder of {@link ALLOWED} in which a file is. */
export function folderOf(path: string): string | undefined {
  return FOLDERS.find((folder) => isIn(path, folder));
}

/** Tests, stories and what only they use: these may import whatever uses the code that they test. */
const TEST =
  /^(?!verification\/).*(\.(test|stories)\.tsx?$|\.mdx$|\/(testing|stories)\/|\/test-support\.ts$)/;

/**
 * The imports of the product and of verification between the folders and files in one folder: such as those between
 * `apps/portal/src/pages` and `apps/portal/src/state`, for every folder that contains both.
 */
export function importsBetweenFolders(imports: readonly Import[]): readonly Import[] {
  const found = imports
    .filter(({ from, to }) => !TEST.test(from) && !TEST.test(to))
    .flatMap(({ from, to }) => {
      const [one, other] = [from.split('/'), to.split('/')];
      const shared = one.findIndex((part, index) => part !== other[index]);
      if (shared < 0) return [];
      const [importer, imported] = [one, other].map((parts) =>
        parts.slice(0, shared + 1).join('/'),
      );
      return importer && imported ? [{ from: importer, to: imported }] : [];
    });
  return [...new Map(found.map((entry) => [`${entry.from} ${entry.to}`, entry])).values()];
}

/** Static, type-only and dynamic imports, and re-exports. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(?<specifier>[^'"\n]+)\1/g;

function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const name = /^@portal\/([^/]+)/.exec(specifier)?.[1];
  return FOLDERS.find((folder) => name !== undefined && posix.basename(folder) === name);
}

/** The imports of our own files and packages in a file. */
export function importsOf({ path, text }: ProjectFile): readonly Import[] {
  return [...text.matchAll(IMPORT)].flatMap(({ groups }) => {
    const to = target(path, groups?.['specifier'] ?? '');
    return to === undefined ? [] : [{ from: path, to }];
  });
}

/** The imports from one folder into another that {@link ALLOWED} does not list. */
export function forbiddenImports(imports: readonly Import[]): readonly Import[] {
  return imports.filter(({ from, to }) => {
    const [importer, imported] = [folderOf(from), folderOf(to)];
    if (importer === undefined || imported === undefined || importer === imported) return false;
    return !ALLOWED[importer]?.includes(imported);
  });
}

/** Each cycle of imports once, as the paths along it; the first path is also the last. */
export function cycles(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const { to } of targets.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return found;
}
