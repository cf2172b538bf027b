import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetFileNames, chunkFileNames, codeSplitting } from './build/code-splitting.ts';
import { earlyFiles } from './build/early-files.ts';

/**
 * Builds the portal into `dist`. Messages are compiled beforehand (see `messages` in package.json), so the
 * parser of ICU messages is left out of what a browser loads.
 */
export default defineConfig({
  base: './',
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), earlyFiles()],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting, chunkFileNames, assetFileNames } },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});
