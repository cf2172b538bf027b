import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { globalTypes } from '../../../.storybook/toolbar.ts';
import type { Story } from '../runner/story.ts';
import { buildStorybook, listStories } from '../runner/storybook.ts';
import { SETTINGS, collect } from './collect.ts';
import { reportedStories } from './components.ts';
import { checkDocuments } from './documents.ts';
import { publishReport, writeReport } from './files.ts';
import { hasFailures } from './html/summary.ts';
import { AXE_VERSION, rulesOfReport } from './rules.ts';
import {
  readBrowserRuns,
  readInteractionEvidence,
  readManualChecks,
  readNamedTests,
  readScreenReaderChecks,
  readSpeech,
} from './stored-evidence.ts';
import type { InteractionEvidence } from './stored-evidence.ts';
import type { Report, StoryReport } from './schema.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The contact of `publiccode.yml`. */
function publisher(): string {
  const file: { maintenance: { contacts: readonly { name: string }[] } } = parse(
    readFileSync(join(ROOT, 'publiccode.yml'), 'utf8'),
  );
  return file.maintenance.contacts[0]?.name ?? '';
}

const HELP = `Writes the accessibility report to reports/a11y.

  --only <text>      only stories whose id or title contains the text
  --storybook <dir>  a Storybook that is built already; otherwise it is built first
  --out <dir>        the folder of the report (reports/a11y)
  --author <name>    who is responsible for the conformance report in openacr.yaml (the contact of publiccode.yml)
  --email <address>  their address
`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    storybook: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'reports/a11y') },
    author: { type: 'string', default: publisher() },
    email: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

/** Throws an error if an entry names no story, for example after a story was renamed. */
function checkStoriesOf(evidence: InteractionEvidence, stories: readonly Story[]): void {
  const known = new Set(stories.map(({ id }) => id));
  const unknown = Object.keys(evidence).filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new Error(
      `interaction-evidence.json names stories that do not exist: ${unknown.join(', ')}`,
    );
  }
}

/** Prints the result of a story. */
function printProgress({ id, interaction, runs }: StoryReport, done: number, total: number): void {
  const rules = new Set(runs.flatMap(({ violated }) => violated.map(({ rule }) => rule)));
  const failures = [
    ...(rules.size > 0 ? [`violated: ${[...rules].join(', ')}`] : []),
    ...(interaction.result === 'failed' ? [`interaction failed: ${interaction.message}`] : []),
  ];
  console.log(`${String(done).padStart(4)}/${total} ${id} ${failures.join('; ') || 'ok'}`);
}

/** The evidence in files. Read first: a wrong file is named before minutes of checks. */
const readStored = () => ({
  manualChecks: readManualChecks(),
  tests: readNamedTests(),
  speech: readSpeech(),
  browserRuns: readBrowserRuns(),
  screenReaderChecks: readScreenReaderChecks(),
});

async function createReport(
  storybook: string,
  stored: ReturnType<typeof readStored>,
): Promise<Report> {
  const evidence = readInteractionEvidence();
  checkStoriesOf(evidence, listStories(storybook));
  const stories = reportedStories(listStories(storybook, options.only));
  console.log(`${stories.length} stories in ${SETTINGS.length} settings each`);
  const collected = await collect(storybook, stories, evidence, (story, done) =>
    printProgress(story, done, stories.length),
  );
  const { name, version } = JSON.parse(
    readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8'),
  );
  return {
    product: { name, version },
    created: new Date().toISOString(),
    tools: { axe: AXE_VERSION, browser: collected.browser },
    settings: SETTINGS,
    brands: Object.fromEntries(
      globalTypes.brand.toolbar.items.map(({ value, title }) => [value, title]),
    ),
    rules: rulesOfReport(),
    stories: collected.stories,
    documents: await checkDocuments(),
    ...stored,
  };
}

if (options.help) {
  console.log(HELP);
} else {
  const stored = readStored();
  const storybook = options.storybook ?? (await buildStorybook());
  const report = await createReport(storybook, stored);
  writeReport(report, options.out, { name: options.author, email: options.email });
  publishReport(options.out, storybook);
  console.log(`Written to ${join(options.out, 'index.html')}`);
  process.exitCode = hasFailures({ report }) ? 1 : 0;
}
