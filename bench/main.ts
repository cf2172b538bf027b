import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../tools/support/temporary-folder.ts';
import { budgetText, isWithin, REPORT_FILE, valueText } from './figure.ts';
import type { Report } from './figure.ts';

/*
 * Runs all benchmarks, those of one subject, or one: `pnpm bench ui`, `pnpm bench portal/lighthouse`. `--write` updates their
 * figures in docs/performance.md; the benchmarks receive other options, such as `--parts`. Those of `ALONE` run by their name
 * only: `pnpm bench load 3600 8 3`. Exits with code 1 when a benchmark fails or exceeds its budget.
 */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAGE = join(ROOT, 'docs/performance.md');
const [BEGIN, END] = [
  '<!-- figures: written by `pnpm bench --write` -->',
  '<!-- end of figures -->',
];

/** The benchmarks by subject; each prints its figures and defines its budgets. */
const BENCHES: readonly { readonly subject: string; readonly scripts: readonly string[] }[] = [
  { subject: 'order-flow', scripts: ['print-area.ts'] },
  { subject: 'search', scripts: ['queries.ts'] },
  { subject: 'backend', scripts: ['orders.ts', 'suggestions.ts', 'turns.ts'] },
  // `packages.ts` builds the packages that the others measure.
  {
    subject: 'ui',
    scripts: ['packages.ts', 'bytes.ts', 'rows.ts', 'combobox.ts'],
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
const ALONE: Readonly<Record<string, string>> = {
  growth: 'scale/growth.ts',
  load: 'load/load.ts',
  scale: 'scale/scale.ts',
  sizes: 'ui/sizes.ts',
  start: 'backend/start.ts',
};

/** Runs a benchmark, and appends its report to a file if one is given; `false` if it fails or exceeds its budget. */
function run(path: string, options: readonly string[], file?: string): boolean {
  const { status } = spawnSync(process.execPath, [join(HERE, path), ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...(file && { [REPORT_FILE]: file }) },
  });
  return status === 0;
}

function tableOf({ title, figures }: Report): string {
  const rows = figures.map((figure) => {
    const verdict = isWithin(figure) ? '' : ' **over**';
    const value = `${valueText(figure, figure.value)}${verdict}`;
    return `| ${figure.what} | ${value} | ${budgetText(figure) || '–'} | ${figure.note ?? ''} |`;
  });
  const date = new Date().toISOString().slice(0, 10);
  return [
    `### ${title}`,
    '',
    `Measured on ${date}.`,
    '',
    '| what | figure | budget | |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function write(reports: readonly Report[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [measured = '', after = ''] = rest.split(END);
  const sections = new Map(
    measured
      .split(/^(?=### )/m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0], section.trim()]),
  );
  for (const report of reports) sections.set(`### ${report.title}`, tableOf(report));
  const figures = [...sections.values()].join('\n\n');
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${figures}\n\n${END}${after}`);
}

const nameOf = (subject: string, script: string): string => `${subject}/${basename(script, '.ts')}`;

/** Runs the benchmarks with the given names, or all without names; returns those that failed. */
function runTogether(names: readonly string[], options: readonly string[]): readonly string[] {
  const known = BENCHES.flatMap(({ subject, scripts }) => [
    subject,
    ...scripts.map((script) => nameOf(subject, script)),
  ]);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const all = [...known, ...Object.keys(ALONE)].join(', ');
    throw new Error(`No benchmark is called ${unknown.join(', ')}. There are: ${all}`);
  }
  using folder = temporaryFolder('bench');
  const file = join(folder.path, 'reports');
  writeFileSync(file, '');
  const isAsked = (subject: string, script: string): boolean =>
    names.length === 0 || names.includes(subject) || names.includes(nameOf(subject, script));
  const failed = BENCHES.flatMap(({ subject, scripts }) =>
    scripts
      .filter((script) => isAsked(subject, script))
      .map((script) => `${subject}/${script}`)
      .filter((path) => {
        process.stdout.write(`\n── ${path} ──\n`);
        return !run(
          path,
          options.filter((option) => option !== '--write'),
          file,
        );
      }),
  );
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  if (options.includes('--write')) write(lines.map((line): Report => JSON.parse(line)));
  process.stdout.write(
    failed.length > 0 ? `\nOver budget: ${failed.join(', ')}\n` : '\nAll within budget.\n',
  );
  return failed;
}

const given = process.argv.slice(2);
const [first = '', ...rest] = given;
const alone = ALONE[first];
const isOption = (argument: string): boolean => argument.startsWith('--');
const isWithinBudgets = alone
  ? run(alone, rest)
  : runTogether(
      given.filter((argument) => !isOption(argument)),
      given.filter(isOption),
    ).length === 0;
process.exitCode = isWithinBudgets ? 0 : 1;
