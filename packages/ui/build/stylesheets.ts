import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OutputAsset, Plugin } from 'rolldown';
import { unlayered, WITHOUT_HOST } from './unlayered.ts';

const { resolve } = createRequire(import.meta.url);

/** The styles that every part imports. */
const SCOPE = 'styles/scope.css';

/** How a module imports the styles beside it. */
const STYLE_IMPORT = /^import\s+["'](\.[^"']+\.css)["'];?$/gm;

function text({ source }: OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/** Typefaces and the reset of a whole page belong to no part: the reset stays in its layer, below the rules of the page. */
function isOfPart({ fileName }: OutputAsset): boolean {
  return (
    fileName.endsWith('.css') && !fileName.startsWith('fonts/') && fileName !== 'styles/reset.css'
  );
}

/**
 * Styles of parts that withstand the rules of the page for elements, and below `layered/` the same in cascade layers, which the condition
 * `portal-layered` of a bundler chooses. For pages without a bundler: `all.css` and `layered.css` with the themes and every
 * part. `themes.css` with the tokens, which are in a layer in both.
 */
export function stylesheets(): Plugin {
  return {
    name: 'portal:stylesheets',
    generateBundle(_options, bundle) {
      const themes = readFileSync(resolve('@portal/tokens/themes.css'), 'utf8');
      const parts = Object.values(bundle)
        .filter((output) => output.type === 'asset')
        .filter(isOfPart);
      const layered = parts.map(text);
      for (const [index, part] of parts.entries()) {
        const source = layered[index] ?? '';
        this.emitFile({ type: 'asset', fileName: `layered/${part.fileName}`, source });
        part.source = `${part.fileName === SCOPE ? WITHOUT_HOST : ''}${unlayered(source)}`;
      }
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || output.fileName.startsWith('fonts/')) continue;
        const folder = new URL(output.fileName, 'file:///');
        output.code = output.code.replaceAll(STYLE_IMPORT, (line, file: string) => {
          const path = new URL(file, folder).pathname;
          return path === '/styles/reset.css' ? line : `import "#styles${path}";`;
        });
      }
      const whole = {
        themes: [themes],
        all: [themes, ...parts.map(text)],
        layered: [themes, ...layered],
      };
      for (const [name, sources] of Object.entries(whole)) {
        this.emitFile({ type: 'asset', fileName: `${name}.css`, source: sources.join('\n') });
      }
      // `import '@portal/ui/themes.css'` then type-checks without the types of a bundler.
      this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {};\n' });
    },
  };
}
