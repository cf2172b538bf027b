import { defineConfig } from 'oxlint';
import { importRules } from './tools/imports/rules.ts';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  jsPlugins: [new URL('./tools/lint/plugin.ts', import.meta.url).pathname],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'unicorn/filename-case': ['error', { cases: { kebabCase: true, pascalCase: true } }],
    'react/rules-of-hooks': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'no-console': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
  },
  overrides: [
    ...importRules({
      'packages/order-flow': {
        paths: [
          {
            name: '@portal/api',
            allowTypeImports: true,
            message: 'Only types of the contract: the rules need nothing at run time.',
          },
        ],
        patterns: [
          {
            group: ['react', 'react-dom', 'node:*'],
            message: 'The rules are pure: no React, no I/O.',
          },
        ],
      },
    }),
    {
      files: ['apps/{backend,portal}/src/**', 'packages/{order-flow,ui}/src/**'],
      rules: { 'portal/no-status-literal': 'error' },
    },
    {
      files: [
        'packages/order-flow/src/order/{status,approval}.ts',
        '**/*.{test,stories}.{ts,tsx}',
        '**/{testing,stories}/**',
        'packages/order-flow/src/test-support.ts',
      ],
      rules: { 'portal/no-status-literal': 'off' },
    },
    {
      files: [
        'apps/{alkis-adapter,backend,portal,sandbox}/src/**',
        'packages/ui/src/**',
        'tools/conformance/**',
      ],
      rules: { 'portal/no-undecoded-text': 'error' },
    },
    {
      files: [
        // Of the system that the process runs on.
        'apps/backend/src/db/lock-file.ts',
        // The portal's own page.
        'apps/portal/src/stores/release/build-check.ts',
        // They write the files that they read.
        'apps/backend/src/state-pack/schemas.cli.ts',
        'packages/ui/src/{fonts/cut.cli,icons/draw}.ts',
        '**/*.{test,stories}.{ts,tsx}',
        '**/{testing,stories}/**',
        'tools/conformance/{double.ts,fuzz/**}',
      ],
      rules: { 'portal/no-undecoded-text': 'off' },
    },
    {
      files: ['**/*.stories.tsx'],
      rules: { 'vitest/require-top-level-describe': 'off', 'vitest/expect-expect': 'off' },
    },
    {
      files: [
        'apps/start/**',
        'bench/**',
        'deployment/**',
        'e2e/**',
        'packages/ui/packed/**',
        'tools/**',
        '**/generate.ts',
        '**/*.cli.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
  ignorePatterns: ['**/generated/**', '**/dist/**', 'storybook-static/**'],
});
