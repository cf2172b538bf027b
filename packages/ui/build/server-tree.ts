import type { Plugin } from 'rolldown';

const STYLE_IMPORT = /^import\s+["'][^"']+\.css["'];?\n/gm;

/**
 * Writes every module once more under `node/`, without its styles: Node cannot load a `.css` file,
 * and a page rendered there gets its styles from the client's build (condition `node`).
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
          source: output.code.replace(STYLE_IMPORT, ''),
        });
      }
    },
  };
}
