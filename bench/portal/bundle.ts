import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** An entry of Vite's manifest. */
interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** A build with the dependencies between its scripts. */
export interface Bundle {
  /** The scripts of some keys and their static imports. */
  readonly closure: (...keys: readonly string[]) => ReadonlySet<string>;
  /** Files that import each other in a cycle, whose modules may run before what they need. */
  readonly inCycles: () => readonly string[];
  /** Bytes of files, each compressed with gzip. */
  readonly bytes: (files: Iterable<string>) => number;
}

type Manifest = Readonly<Record<string, Entry>>;

function keysNeededBy(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

function scriptsOf(manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> {
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** The scripts that the page itself loads, as an entry. */
function pageOf(folder: string): Entry {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.?\/?([^"]+\.js)"/g)];
  return { file: 'index.html', imports: scripts.map(([, file = '']) => file) };
}

/** Reads a folder built with `build.manifest`. */
export function readBundle(folder: string): Bundle {
  const manifest: Record<string, Entry> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  // The page names files, the manifest sources.
  const byFile = Object.values(manifest).map((entry) => [entry.file, entry] as const);
  Object.assign(manifest, Object.fromEntries(byFile), { 'index.html': pageOf(folder) });
  return {
    closure: (...keys) => scriptsOf(manifest, keysNeededBy(manifest, keys)),
    inCycles: () =>
      Object.entries(manifest)
        .filter(([key, { imports }]) => keysNeededBy(manifest, imports ?? []).has(key))
        .map(([, { file }]) => file),
    bytes(files) {
      let sum = 0;
      for (const file of files) sum += gzipSync(readFileSync(join(folder, file))).length;
      return sum;
    },
  };
}
