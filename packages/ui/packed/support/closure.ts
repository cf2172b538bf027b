import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The `node_modules` folder that contains the package `name` at `path`. */
function modulesFolderOf(path: string, name: string): string {
  return path.slice(0, -name.length - 1);
}

/** Paths of a package and its transitive run-time dependencies, peers included. */
export function closureOf(
  name: string,
  folder: string,
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  const link = join(folder, name);
  if (!existsSync(link)) return seen;
  const path = realpathSync(link);
  if (seen.has(path)) return seen;
  seen.add(path);
  const { dependencies, peerDependencies }: Record<string, Record<string, string> | undefined> =
    JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (!needed.startsWith('@types/')) closureOf(needed, modulesFolderOf(path, name), seen);
  }
  return seen;
}
