import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OutputAsset, Plugin } from 'rolldown';
import { scopedThemes } from './scoped-themes.ts';
import { layered, unlayered, withoutHost } from './unlayered.ts';
import { withVersionClass, withVersionedAnimations, versionClass } from './versions.ts';

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
 * part. `themes.css` with the tokens, which are in a layer in both; `scoped-themes.css` with the same for an element of the page only. The
 * rules of parts apply to those of this version only.
 *
 * @param version of the package
 */
export function stylesheets(version: string): Plugin {
  const ofVersion = versionClass(version);
  return {
    name: 'portal:stylesheets',
    // The bundler puts classes into the modules that use them.
    renderChunk: (code) => ({ code: withVersionClass(code, ofVersion), map: null }),
    generateBundle(_options, bundle) {
      const themes = readFileSync(resolve('@portal/tokens/themes.css'), 'utf8');
      const parts = Object.values(bundle)
        .filter((output) => output.type === 'asset')
        .filter(isOfPart);
      const sources = parts.map((part) => withVersionedAnimations(text(part), ofVersion));
      const inLayers = sources.map((source) => layered(source, ofVersion));
      for (const [index, part] of parts.entries()) {
        const source = inLayers[index] ?? '';
        this.emitFile({ type: 'asset', fileName: `layered/${part.fileName}`, source });
        const own = part.fileName === SCOPE ? withoutHost(ofVersion) : '';
        part.source = `${own}${unlayered(sources[index] ?? '', ofVersion)}`;
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
        layered: [themes, ...inLayers],
        'scoped-themes': [scopedThemes(themes, version)],
      };
      for (const [name, sheets] of Object.entries(whole)) {
        this.emitFile({ type: 'asset', fileName: `${name}.css`, source: sheets.join('\n') });
      }
      // `import '@portal/ui/themes.css'` then type-checks without the types of a bundler.
      this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {};\n' });
    },
  };
}
