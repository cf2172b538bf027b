import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { DIST } from './support/build-page.ts';

/*
 * What each component adds to a page that has React and the provider: bytes of script and styles after gzip. Compares with
 * the sizes on the docs pages and exits with code 1 if they are outdated: `pnpm bench sizes`; `--write` writes them.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILE = join(ROOT, 'packages/ui/docs/sizes.json');
const COMPONENTS = join(ROOT, 'packages/ui/src');

/** Differences in bytes that do not make a published size wrong. */
const TOLERANCE = 500;

/** Bytes after gzip. */
interface Size {
  readonly script: number;
  readonly styles: number;
}

type Sizes = Readonly<Record<string, Size>>;

const EXTERNAL = /^(?:react|react-dom|ol|axe-core)(?:\/|$)/;
const ENTRY = 'virtual:entry';

/** A page that imports everything of some folders of the package. */
async function sizeOf(folders: readonly string[]): Promise<Size> {
  const lines = folders.map((name) => `export * from '${DIST}${name}/index.js';`);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? lines.join('\n') : null),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY, external: EXTERNAL, preserveEntrySignatures: 'strict' },
    },
  });
  let [script, styles] = [0, 0];
  for (const output of [result].flat().flatMap((one) => ('output' in one ? one.output : []))) {
    if (output.type === 'chunk') {
      if (!output.isDynamicEntry) script += gzipSync(output.code, { level: 9 }).length;
    } else if (output.fileName.endsWith('.css')) {
      styles += gzipSync(output.source, { level: 9 }).length;
    }
  }
  return { script, styles };
}

/** Folders of components with a docs page. */
function componentFolders(): readonly string[] {
  return readdirSync(COMPONENTS).filter(
    (name) =>
      existsSync(join(COMPONENTS, name, 'index.ts')) &&
      readdirSync(join(COMPONENTS, name)).some((file) => file.endsWith('.mdx')),
  );
}

async function measure(): Promise<Sizes> {
  if (!existsSync(DIST)) throw new Error('Build the package first: pnpm --filter @portal/ui build');
  const provider = await sizeOf(['provider']);
  const sizes: Record<string, Size> = { provider };
  for (const name of componentFolders().filter((folder) => folder !== 'provider')) {
    const { script, styles } = await sizeOf(['provider', name]);
    sizes[name] = { script: script - provider.script, styles: styles - provider.styles };
  }
  return sizes;
}

function outdated(written: Sizes, measured: Sizes): readonly string[] {
  const names = new Set([...Object.keys(written), ...Object.keys(measured)]);
  return [...names].filter((name) => {
    const [one, other] = [written[name], measured[name]];
    if (!one || !other) return true;
    const isFar = (key: keyof Size): boolean => Math.abs(one[key] - other[key]) > TOLERANCE;
    return isFar('script') || isFar('styles');
  });
}

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const measured = await measure();
if (values.write) {
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
} else {
  const names = outdated(JSON.parse(readFileSync(FILE, 'utf8')), measured);
  process.stdout.write(
    names.length > 0
      ? `Sizes on the docs pages are outdated: ${names.join(', ')}. Run: pnpm bench sizes --write\n`
      : `Sizes of ${Object.keys(measured).length} components agree with the docs pages.\n`,
  );
  process.exitCode = names.length > 0 ? 1 : 0;
}
