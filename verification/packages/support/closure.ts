import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Folder in which the package at `path`, named `name`, finds what it depends on. */
function besides(path: string, name: string): string {
  return path.slice(0, -name.length - 1);
}

/** Paths of every package that `name` brings into `folder` at run time, itself and peers included. */
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
    if (!needed.startsWith('@types/')) closureOf(needed, besides(path, name), seen);
  }
  return seen;
}
