import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { assetFileNames, chunkFileNames, codeSplitting } from './build/code-splitting.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { earlyFiles } from './build/early-files.ts';
import { thirdPartyNotices } from './build/third-party-notices.ts';

/** Made once with the build, a file is far smaller than what a server can make of it during a request. */
const compressed = compression({
  include: /\.(html|js|css|svg)$/,
  threshold: 500,
  skipIfLargerOrEqual: true,
  algorithms: [
    defineAlgorithm('brotliCompress', {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
});

/** React Router exports its build for development only, with warnings that no person reads. */
const ROUTER = createRequire(import.meta.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development\/index\.m?js$/, 'production/index.mjs');

/** Packages of which `@portal/ui` contains files: typefaces, and icons as paths. */
const COPIED = [
  '@expo-google-fonts/noto-sans',
  '@fontsource-variable/atkinson-hyperlegible-mono',
  'lucide-react',
].map((name) => join(import.meta.dirname, '../../packages/ui/node_modules', name));

/**
 * Builds the portal into `dist`. Messages are compiled (`build/compiled-messages.ts`), so the parser of ICU messages is left
 * out of what a browser loads.
 */
export default defineConfig({
  base: './',
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    compiledMessages(),
    earlyFiles(),
    thirdPartyNotices(COPIED),
    compressed,
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: ROUTER },
      {
        find: /^\.\/(?:control|interaction)\/defaults\.js$/,
        replacement: join(import.meta.dirname, 'build/no-map-defaults.ts'),
      },
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: join(import.meta.dirname, 'build/no-infinite-queries.ts'),
      },
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2023',
    // `pnpm bench portal` reads which files import each other.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix names each function by a call, for stack traces; as a call with effects it would keep what nobody uses.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting, chunkFileNames, assetFileNames },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/state': 'http://localhost:8080' } },
});
