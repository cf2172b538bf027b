import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OutputAsset, Plugin } from 'rolldown';
import { withstanding } from './unlayered.ts';

const { resolve } = createRequire(import.meta.url);

function text({ source }: OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/**
 * Emits the stylesheets that belong to no component: `themes.css` with the tokens, `all.css` with the
 * themes and every component, for pages without a bundler, and `unlayered.css`, the same for pages
 * whose own styles are in no layer. The reset of the whole page is a separate file.
 */
export function wholeStylesheet(): Plugin {
  return {
    name: 'portal:whole-stylesheet',
    generateBundle(_options, bundle) {
      const themes = readFileSync(resolve('@portal/tokens/themes.css'), 'utf8');
      const components = Object.values(bundle)
        .filter((output) => output.type === 'asset')
        .filter(({ fileName }) => fileName.endsWith('.css') && !fileName.startsWith('fonts/'))
        .filter(({ fileName }) => fileName !== 'styles/reset.css')
        .map(text);
      this.emitFile({ type: 'asset', fileName: 'themes.css', source: themes });
      this.emitFile({
        type: 'asset',
        fileName: 'all.css',
        source: [themes, ...components].join('\n'),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'unlayered.css',
        source: [themes, withstanding(components)].join('\n'),
      });
      // `import '@portal/ui/themes.css'` then type-checks without the types of a bundler.
      this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {};\n' });
    },
  };
}
