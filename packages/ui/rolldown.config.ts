import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';
import { clientDirective } from './build/client-directive.ts';
import { fontFiles } from './build/font-files.ts';
import { serverTree } from './build/server-tree.ts';
import { wholeStylesheet } from './build/whole-stylesheet.ts';

// Class names are short in the package; in the workspace's own pages they stay readable.
process.env['NODE_ENV'] = 'production';

const manifest: {
  readonly exports: Record<string, unknown>;
  readonly dependencies: Record<string, string>;
  readonly peerDependencies: Record<string, string>;
} = JSON.parse(readFileSync('package.json', 'utf8'));

const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** A folder with an `index.ts` is an entry, unless the exports close it. */
const entries = readdirSync('src').filter(
  (name) => existsSync(`src/${name}/index.ts`) && manifest.exports[`./${name}`] !== null,
);

/** Modules stay apart, so that a page takes only the components it imports, with their styles. */
export default defineConfig({
  input: Object.fromEntries(entries.map((name) => [`${name}/index`, `./src/${name}/index.ts`])),
  external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    fontFiles(),
    clientDirective(),
    serverTree(),
    wholeStylesheet(),
  ],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    // The tokens' names come along; they are the only module from outside `src`.
    entryFileNames: ({ facadeModuleId }) =>
      facadeModuleId?.includes('/tokens/') ? 'tokens/vars.js' : '[name].js',
    assetFileNames: ({ originalFileNames: [file = ''] }) =>
      file.replace(/^(?:.*\/)?src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
});
