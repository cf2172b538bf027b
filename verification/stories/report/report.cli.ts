import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { globalTypes } from '../../../.storybook/toolbar.ts';
import { collect } from './collect.ts';
import { earlOf } from './earl.ts';
import { hasFailures } from './html/summary.ts';
import { pagesOf } from './html/pages.ts';
import { openAcrOf } from './openacr.ts';
import { AXE_VERSION, rulesOfAxe } from './rules.ts';
import { REPORT_SCHEMA, checkReport, readInteractionEvidence, readManualChecks } from './schema.ts';
import { serve } from './server.ts';
import { settingsOf } from './settings.ts';
import { storiesOf } from './stories.ts';
import type { StoryIndex } from './stories.ts';
import type { Report, StoryReport } from './types.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const HELP = `Writes the accessibility report to reports/a11y.

  --stories <text>   only stories whose id or title holds this text
  --storybook <dir>  a Storybook that is already built; otherwise it is built first
  --out <dir>        where to write (reports/a11y)
  --author <name>    who answers for the conformance report in openacr.yaml
  --email <address>  and how to reach them
`;

const { values: options } = parseArgs({
  options: {
    stories: { type: 'string', default: '' },
    storybook: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'reports/a11y') },
    author: { type: 'string', default: '' },
    email: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

function buildStorybook(): Promise<string> {
  const folder = join(ROOT, 'storybook-static');
  console.log('Building Storybook …');
  const program = join(ROOT, 'node_modules/.bin/storybook');
  const args = ['build', '-o', folder, '--quiet', '--disable-telemetry'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(folder) : reject(new Error('Storybook could not be built.')),
    );
  });
}

function progress(total: number): (story: StoryReport, done: number) => void {
  return ({ id, interaction, runs }, done) => {
    const rules = new Set(runs.flatMap(({ violated }) => violated.map(({ rule }) => rule)));
    const wrong = [
      ...(rules.size > 0 ? [`violated: ${[...rules].join(', ')}`] : []),
      ...(interaction.result === 'failed' ? [`interaction failed: ${interaction.message}`] : []),
    ];
    console.log(`${String(done).padStart(4)}/${total} ${id} ${wrong.join('; ') || 'ok'}`);
  };
}

/** An entry that names no story is evidence for nothing: better said than kept. */
function warnOfUnknown(evidence: Readonly<Record<string, readonly string[]>>, index: StoryIndex) {
  for (const id of Object.keys(evidence)) {
    if (!index.entries[id]) console.warn(`interaction-evidence.json: there is no story ${id}`);
  }
}

async function makeReport(storybook: string): Promise<Report> {
  const index: StoryIndex = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const stories = storiesOf(index, options.stories);
  const evidence = readInteractionEvidence();
  warnOfUnknown(evidence, index);
  const brands = globalTypes.brand.toolbar.items;
  const settings = settingsOf(brands.map(({ value }) => value));
  console.log(`${stories.length} stories in ${settings.length} settings each`);
  const served = await serve(storybook);
  try {
    const collected = await collect({
      origin: served.origin,
      stories,
      settings,
      criteriaOf: (id) => evidence[id] ?? [],
      onStory: progress(stories.length),
    });
    const { name, version } = JSON.parse(
      readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8'),
    );
    return {
      product: { name, version },
      created: new Date().toISOString(),
      tools: { axe: AXE_VERSION, browser: collected.browser },
      settings,
      brands: Object.fromEntries(brands.map(({ value, title }) => [value, title])),
      rules: rulesOfAxe(),
      stories: collected.stories,
      manualChecks: readManualChecks(),
    };
  } finally {
    await served.close();
  }
}

function writeReport(report: Report, folder: string): void {
  checkReport(report);
  rmSync(folder, { recursive: true, force: true });
  const files = [
    ...pagesOf(report),
    { path: 'report.json', text: JSON.stringify({ $schema: './report.schema.json', ...report }) },
    { path: 'earl.jsonld', text: JSON.stringify(earlOf(report)) },
    {
      path: 'openacr.yaml',
      text: openAcrOf(report, { name: options.author, email: options.email }),
    },
  ];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(REPORT_SCHEMA, join(folder, 'report.schema.json'));
}

if (options.help) {
  console.log(HELP);
} else {
  const storybook = options.storybook ?? (await buildStorybook());
  if (!existsSync(join(storybook, 'index.json'))) throw new Error(`No Storybook in ${storybook}.`);
  const report = await makeReport(storybook);
  writeReport(report, options.out);
  // So that Storybook leads to it wherever it is published.
  const published = join(storybook, 'accessibility-report');
  rmSync(published, { recursive: true, force: true });
  cpSync(options.out, published, { recursive: true });
  console.log(`Written to ${join(options.out, 'index.html')}`);
  process.exitCode = hasFailures({ report }) ? 1 : 0;
}
