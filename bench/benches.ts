import { basename } from 'node:path';

/** The benchmarks by subject; each prints its figures and defines its budgets. */
export const BENCHES: readonly { readonly subject: string; readonly scripts: readonly string[] }[] =
  [
    { subject: 'order-flow', scripts: ['print-area.ts'] },
    { subject: 'search', scripts: ['queries.ts'] },
    { subject: 'backend', scripts: ['orders.ts', 'suggestions.ts', 'turns.ts'] },
    // `packages.ts` builds the packages that the others measure.
    {
      subject: 'ui',
      scripts: ['packages.ts', 'bytes.ts', 'rows.ts', 'data-table.ts', 'combobox.ts'],
    },
    {
      subject: 'portal',
      scripts: [
        'bytes.ts',
        'start-up.ts',
        'layout-shift.ts',
        'key-latency.ts',
        'main-job.ts',
        'lighthouse.ts',
        'parcel-list.ts',
      ],
    },
  ];

/** Benchmarks that take long, compare checkouts or write files: each receives the arguments that follow its name. */
export const ALONE: Readonly<Record<string, string>> = {
  compare: 'ui/compare.ts',
  growth: 'scale/growth.ts',
  load: 'load/load.ts',
  scale: 'scale/scale.ts',
  sizes: 'ui/sizes.ts',
  start: 'backend/start.ts',
};

/** The name of one benchmark of a subject, such as `portal/lighthouse`. */
export const nameOf = (subject: string, script: string): string =>
  `${subject}/${basename(script, '.ts')}`;

/** What `pnpm bench` accepts as names. */
export const NAMES: readonly string[] = [
  ...BENCHES.flatMap(({ subject, scripts }) => [
    subject,
    ...scripts.map((script) => nameOf(subject, script)),
  ]),
  ...Object.keys(ALONE),
];
