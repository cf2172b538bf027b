import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';
import { classNameOf } from './build/class-names.ts';
import { clientDirective } from './build/client-directive.ts';
import { fontFiles } from './build/font-files.ts';
import { serverTree } from './build/server-tree.ts';
import { stylesheets } from './build/stylesheets.ts';

process.env['NODE_ENV'] = 'production';

const manifest: {
  readonly version: string;
  readonly exports: Record<string, unknown>;
  readonly dependencies: Record<string, string>;
  readonly peerDependencies: Record<string, string>;
} = JSON.parse(readFileSync('package.json', 'utf8'));

/** Installed beside the package, which contains no copy of them. */
const libraries = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Folders that an app can import. */
const entries = Object.keys(manifest.exports).map((name) => name.replace('./', ''));

/** Path in the package of a module of the tokens; `null` for any other. */
function tokensName(id: string): string | null {
  const [, file] = /\/tokens\/(?:src|generated)\/(.+)\.ts$/.exec(id) ?? [];
  return file ? `tokens/${file}` : null;
}

/** Modules are not merged, so that a page loads only the components it imports, with their styles. */
export default defineConfig({
  input: Object.fromEntries(entries.map((name) => [`${name}/index`, `./src/${name}/index.ts`])),
  external: (id) => libraries.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    vanillaExtractPlugin({ identifiers: classNameOf }),
    fontFiles(),
    clientDirective(),
    stylesheets(manifest.version),
    serverTree(),
  ],
  // The build of the app decides: it removes the warnings of development (`styles/development.ts`).
  transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
    // Tokens are bundled; everything else is in `src`.
    entryFileNames: ({ facadeModuleId: id }) => `${tokensName(id ?? '') ?? '[name]'}.js`,
    assetFileNames: ({ originalFileNames: [file = ''] }) =>
      file.replace(/^(?:.*\/)?src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
});
