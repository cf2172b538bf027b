import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../tools/support/temporary-folder.ts';
import { budgetText, isWithin, REPORT_FILE, valueText } from './figure.ts';
import type { Report } from './figure.ts';

/*
 * Runs all benchmarks, those of one subject, or one: `pnpm bench ui`, `pnpm bench portal/lighthouse`. `--write` updates their
 * figures in docs/performance.md. Exits with code 1 when a benchmark fails or exceeds its budget.
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

function run(subject: string, script: string, file: string): boolean {
  process.stdout.write(`\n── ${subject}/${script} ──\n`);
  const { status } = spawnSync(process.execPath, [script], {
    cwd: join(HERE, subject),
    stdio: 'inherit',
    env: { ...process.env, [REPORT_FILE]: file },
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

const asked = process.argv.slice(2).filter((argument) => argument !== '--write');
const nameOf = (subject: string, script: string): string => `${subject}/${basename(script, '.ts')}`;
const isAsked = (subject: string, script: string): boolean =>
  asked.length === 0 || asked.includes(subject) || asked.includes(nameOf(subject, script));
const names = BENCHES.flatMap(({ subject, scripts }) => [
  subject,
  ...scripts.map((script) => nameOf(subject, script)),
]);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  throw new Error(`No benchmark is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
}
using folder = temporaryFolder('bench');
const file = join(folder.path, 'reports');
writeFileSync(file, '');
const failed = BENCHES.flatMap(({ subject, scripts }) =>
  scripts
    .filter((script) => isAsked(subject, script) && !run(subject, script, file))
    .map((script) => `${subject}/${script}`),
);
const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
if (process.argv.includes('--write')) write(lines.map((line): Report => JSON.parse(line)));
process.stdout.write(
  failed.length > 0 ? `\nOver budget: ${failed.join(', ')}\n` : '\nAll within budget.\n',
);
process.exitCode = failed.length > 0 ? 1 : 0;
