import { type Check, runChecks, script } from './run-checks.ts';
import { STATIC_CHECKS } from './static-checks.ts';
import { BUILD_STORYBOOK, STORYBOOK_FOLDER } from './stories/runner/storybook.ts';

/* `pnpm test`: every check. */

/** Packs the packages and uses them in apps outside the workspace. */
const PACKAGES: readonly Check[] = [
  {
    name: 'package',
    command: ['vitest', 'run', '--config', 'verification/packages/vitest.config.ts'],
    runner: 'vitest',
  },
  // Measures what the package tests have built.
  script('bytes of the package', 'verification/benchmarks/ui/bytes.ts'),
  script('sizes of components', 'verification/benchmarks/ui/sizes.ts'),
  script('bytes of the portal', 'verification/benchmarks/portal/bytes.ts'),
];

const STORYBOOK: readonly Check[] = [
  { name: 'storybook', command: BUILD_STORYBOOK },
  {
    name: 'pictures',
    command: ['playwright', 'test', '--config', 'verification/stories/visual/playwright.config.ts'],
    runner: 'playwright',
  },
  // The auditor's report of one component; `pnpm report:a11y` reports on all.
  script(
    'report',
    'verification/stories/report/report.cli.ts',
    '--storybook',
    STORYBOOK_FOLDER,
    '--only',
    'breadcrumbs',
    '--out',
    'test-results/a11y',
  ),
];

await runChecks([
  STATIC_CHECKS,
  { name: 'unit', command: ['vitest', 'run'], runner: 'vitest' },
  {
    name: 'stories',
    command: ['vitest', 'run', '--config', 'verification/stories/gate/vitest.config.ts'],
    runner: 'vitest',
  },
  // Installations and builds, which leave a core idle most of the time.
  { lanes: [PACKAGES, STORYBOOK] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'verification/playwright.config.ts'],
    runner: 'playwright',
  },
]);
