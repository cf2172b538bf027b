import type { Plugin } from 'rolldown';

// The source maps are those of the modules with styles.
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*$/;

const STYLE_IMPORT = /^import\s+["'][^"']+\.css["'];?\n/gm;

/**
 * Emits a second copy of every module under `node/` without style imports: Node cannot load a
 * `.css` file, and a server-rendered page gets its styles from the client build (condition `node`).
 */
export function serverTree(): Plugin {
  return {
    name: 'portal:server-tree',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        this.emitFile({
          type: 'asset',
          fileName: `node/${output.fileName}`,
          source: output.code.replace(STYLE_IMPORT, '').replace(SOURCE_MAP, ''),
        });
      }
    },
  };
}
