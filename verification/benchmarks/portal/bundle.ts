import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What Vite's manifest says of one file. */
interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** A built folder and how its scripts hang together. */
export interface Bundle {
  /** Keys of the manifest whose source ends like this. */
  readonly keyOf: (sourceEnd: string) => string;
  /** The script of a key and all that it needs before it can run, without what it fetches later. */
  readonly closure: (...keys: readonly string[]) => ReadonlySet<string>;
  /** Whether one key cannot run without another. */
  readonly needs: (key: string, other: string) => boolean;
  /** Bytes of these files over the wire, each compressed by itself with gzip. */
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

/** The scripts that the page itself names, under a key of the manifest's kind. */
function pageOf(folder: string): Entry {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.?\/?([^"]+\.js)"/g)];
  return { file: 'index.html', imports: scripts.map(([, file = '']) => file) };
}

/** Reads a folder built with `build.manifest`. @throws Error when a source is not in it */
export function readBundle(folder: string): Bundle {
  const manifest: Record<string, Entry> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  // The page names files, the manifest sources.
  const byFile = Object.values(manifest).map((entry) => [entry.file, entry] as const);
  Object.assign(manifest, Object.fromEntries(byFile), { 'index.html': pageOf(folder) });
  return {
    keyOf(sourceEnd) {
      const key = Object.keys(manifest).find((name) => name.endsWith(sourceEnd));
      if (!key) throw new Error(`${sourceEnd} is not in the bundle.`);
      return key;
    },
    closure: (...keys) => scriptsOf(manifest, keysNeededBy(manifest, keys)),
    needs: (key, other) => keysNeededBy(manifest, [key]).has(other),
    bytes(files) {
      let sum = 0;
      for (const file of files) sum += gzipSync(readFileSync(join(folder, file))).length;
      return sum;
    },
  };
}
