import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folders that are not part of the project: what `.gitignore` names, and the repository itself. */
const IGNORED = new Set([
  '.git',
  ...readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.replaceAll(/^\/|\/$/g, '')),
]);

/** Files that people write and read. */
const TEXT =
  /\.(?:tsx?|css|mdx?|json|ya?ml|html|sh|sql|svg|env)$|\/(?:run|minimal-debian|Caddyfile|Containerfile)$/;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const isIgnored = IGNORED.has(entry.name) || IGNORED.has(relative(ROOT, path));
      if (!isIgnored) yield* walk(path);
    } else if (entry.isFile() && TEXT.test(path)) {
      yield path;
    }
  }
}

/** A text file of the project. */
export interface ProjectFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every text file of the project, sorted by path; generated files included, dependencies and lock file not. */
export function projectFiles(): readonly ProjectFile[] {
  return [...walk(ROOT)]
    .map((path) => ({ path: relative(ROOT, path).split(sep).join('/'), absolute: path }))
    .filter(({ path }) => path !== 'pnpm-lock.yaml')
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, absolute }) => ({ path, text: readFileSync(absolute, 'utf8') }));
}

/** The line on which an index of a text lies, counted from 1. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
