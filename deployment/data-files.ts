import { cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A file of a dependency, named in full: `import.meta.resolve('@scope/package/file.ttf')`. */
const PACKAGE_FILE = /import\.meta\.resolve\(\s*'(?<name>[^'.][^']*)',?\s*\)/g;

const DATA_FILE = /new URL\(\s*'(?<path>\.[^']*)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Copies the files and folders that a module of the project reads at run time, `new URL('./file', import.meta.url)` and
 * `import.meta.resolve('package/file')`, beside the bundle, and changes their addresses. Modules of dependencies are not changed.
 *
 * @param out folder of the bundle
 * @throws Error when two of them have the same name
 */
export function dataFiles(out: string): Plugin {
  const copied = new Map<string, string>();

  const copy = (source: string): string => {
    const name = basename(source);
    if ((copied.get(name) ?? source) !== source) {
      throw new Error(`${source} and ${copied.get(name)} would have the same name in the bundle.`);
    }
    copied.set(name, source);
    cpSync(source, join(out, 'data', name), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
    return statSync(source).isDirectory() ? `./data/${name}/` : `./data/${name}`;
  };

  return {
    name: 'portal:data-files',
    // Before TypeScript is compiled, which changes the quotes.
    enforce: 'pre',
    transform(code, id) {
      if (id.includes(`${sep}node_modules${sep}`) || !code.includes('import.meta.')) return null;
      const changed = code.replace(DATA_FILE, (expression, path: string) => {
        // A path without a name, such as '..', is a folder of the repository, not a file of the bundle.
        if (/^[./]+$/.test(path)) return expression;
        const source = fileURLToPath(new URL(path, pathToFileURL(id)));
        return `new URL('${copy(source.replace(/\/$/, ''))}', import.meta.url)`;
      });
      const resolved = changed.replace(PACKAGE_FILE, (_expression, name: string) => {
        const source = createRequire(id).resolve(name);
        return `new URL('${copy(source)}', import.meta.url).href`;
      });
      return resolved === code ? null : { code: resolved, map: null };
    },
  };
}
