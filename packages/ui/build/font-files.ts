import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const IMPORT = /@import\s+["']([^"']+)["'];/g;
const FONT_FILE = /url\(["']?(\.[^"')]+)["']?\)/g;

/** The stylesheet of a typeface: of a package, or cut from one (`src/fonts/cut.cli.ts`); its licence lies beside it. */
function typefaceOf(id: string, importer: string) {
  const path = createRequire(importer).resolve(id);
  const folder = dirname(path);
  const own = join(folder, `${basename(path, '.css')}.LICENSE`);
  return existsSync(own)
    ? { path, folder, licence: own, name: basename(path, '.css') }
    : { path, folder, licence: join(folder, 'LICENSE'), name: basename(folder) };
}

/**
 * Copies the typefaces into the package: the stylesheet with all files that it refers to, so that
 * it contains no URL outside its own folder.
 */
export function fontFiles(): Plugin {
  const stylesheets = new Map<string, string>();
  return {
    name: 'portal:font-files',
    resolveId(id, importer) {
      if (!importer || !id.endsWith('/fonts.css')) return null;
      stylesheets.set('fonts/fonts.css', join(dirname(importer), id));
      return { id, external: true };
    },
    generateBundle() {
      const copy = (fileName: string, path: string): void => {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      };
      for (const [fileName, source] of stylesheets) {
        const sheet = readFileSync(source, 'utf8').replace(IMPORT, (_, id: string) => {
          const { path, folder, licence, name } = typefaceOf(id, source);
          copy(`fonts/${name}.LICENSE`, licence);
          return readFileSync(path, 'utf8').replace(FONT_FILE, (_all, file: string) => {
            copy(`fonts/${basename(file)}`, join(folder, file));
            return `url("./${basename(file)}")`;
          });
        });
        this.emitFile({ type: 'asset', fileName, source: sheet });
      }
    },
  };
}
