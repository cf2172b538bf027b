import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const BARE_IMPORT = /@import\s+["']([^"'.][^"']*)["'];/g;
const FONT_FILE = /url\(["']?(\.[^"')]+)["']?\)/g;

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
      for (const [fileName, source] of stylesheets) {
        const { resolve } = createRequire(source);
        const sheet = readFileSync(source, 'utf8').replace(BARE_IMPORT, (_, id: string) => {
          const path = resolve(id);
          const licence = readFileSync(join(dirname(path), 'LICENSE'));
          const family = basename(dirname(path));
          this.emitFile({ type: 'asset', fileName: `fonts/${family}.LICENSE`, source: licence });
          return readFileSync(path, 'utf8').replace(FONT_FILE, (_all, file: string) => {
            const font = join(dirname(path), file);
            const name = basename(font);
            this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: readFileSync(font) });
            return `url("./${name}")`;
          });
        });
        this.emitFile({ type: 'asset', fileName, source: sheet });
      }
    },
  };
}
