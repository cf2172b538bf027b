import { script } from './run-checks.ts';
import type { Check, Lanes } from './run-checks.ts';

/** Everything that `pnpm lint` runs. */
export const LINT: readonly Check[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  script('imports', 'verification/imports/check.cli.ts'),
  script('requirements', 'verification/requirements/check.cli.ts'),
  {
    name: 'unused',
    command: ['knip', '--config', 'verification/knip.config.ts', '--treat-config-hints-as-errors'],
  },
];

/** The checks that run nothing of the product. */
export const STATIC_CHECKS: Lanes = {
  lanes: [
    LINT,
    [
      { name: 'format', command: ['biome', 'format', '.'] },
      { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
    ],
  ],
};
