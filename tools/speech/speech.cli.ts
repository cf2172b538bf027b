import { parseArgs } from 'node:util';
import { launch } from '../../apps/start/src/testing/launcher.ts';
import { serve } from '../browsers/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildStorybook } from '../a11y/runner/storybook.ts';
import { BROWSERS, missingBrowsers, openBrowser, type BrowserName } from './browsers.ts';
import { operateComponents, operateNavigationAndRead } from './components.ts';
import { missingPackages, startDesktop } from './desktop.ts';
import { walkMainJourney } from './journeys/main-journey.ts';
import { walkSensitiveJourney } from './journeys/sensitive-journey.ts';
import { createListener, type Listener } from './listener.ts';
import { isRefused, visitNonconformingPages } from './nonconforming.ts';
import { NAMES } from './names.ts';
import { englishOf, recordingOf, writeRecordings } from './recordings.ts';
import type { Name, Recording, StoredRecord } from './recordings.ts';

const HELP = `Records what Orca says in Firefox and Chromium, and checks the rules of each record.

  --portal <address>   a running portal; by default one is started
  --sandbox <address>  its sandbox
  --storybook <dir>    a built Storybook; by default it is built
  --only <part>        one part: main, sensitive, components or nonconforming
  --browser <name>     Firefox or Chromium
`;

const { values: options } = parseArgs({
  options: {
    portal: { type: 'string' },
    sandbox: { type: 'string' },
    storybook: { type: 'string' },
    only: { type: 'string' },
    browser: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Addresses of what is listened to. */
interface Addresses {
  readonly portal: string;
  readonly sandbox: string;
  readonly storybook: Promise<string>;
}

/** A part of the recording, in one browser. */
interface Part {
  readonly name: 'main' | 'sensitive' | 'components' | 'nonconforming';
  readonly title: Name;
  readonly browser: BrowserName;
  readonly walk: (listener: Listener, addresses: Addresses) => Promise<void>;
}

const main = (browser: BrowserName): Part => ({
  name: 'main',
  title: NAMES.mainJourney,
  browser,
  walk: (listener, { portal }) => walkMainJourney(listener, portal),
});

const nonconforming = (browser: BrowserName): Part => ({
  name: 'nonconforming',
  title: 'Nonconforming pages',
  browser,
  walk: (listener) => visitNonconformingPages(listener, browser),
});

const sensitive = (browser: BrowserName): Part => ({
  name: 'sensitive',
  title: NAMES.sensitiveJourney,
  browser,
  walk: (listener, { portal, sandbox }) => walkSensitiveJourney(listener, portal, sandbox),
});

const components = (
  browser: BrowserName,
  visit: (listener: Listener, storybook: string) => Promise<void>,
): Part => ({
  name: 'components',
  title: NAMES.components,
  browser,
  walk: async (listener, { storybook }) => visit(listener, await storybook),
});

/** Each list is walked on a desktop of its own, all at the same time and about as long. Storybook is built during the first parts. */
const LISTS: readonly (readonly Part[])[] = BROWSERS.flatMap((browser) => [
  [main(browser), sensitive(browser)],
  [components(browser, operateComponents)],
  [nonconforming(browser), components(browser, operateNavigationAndRead)],
]);

const isWanted = ({ name, browser }: Part) =>
  (!options.only || options.only === name) && (!options.browser || options.browser === browser);

/** What was recorded, and what went wrong. */
interface Outcome {
  readonly part: Part;
  readonly recording: Recording;
  readonly faults: readonly string[];
}

/** A nonconforming page must break its rule, every other record none. */
function verdict({ name }: Part, { subject, faults }: StoredRecord): readonly string[] {
  if (name !== 'nonconforming') return faults;
  if (isRefused(englishOf(subject), faults)) return [];
  return [`is not refused for its fault, only for: ${faults.join('; ') || 'nothing'}`];
}

async function walk(part: Part, addresses: Addresses): Promise<Outcome> {
  const start = Date.now();
  const desktop = await startDesktop();
  try {
    const { page, version, close } = await openBrowser(part.browser, desktop);
    const listener = createListener(page, desktop);
    const failures: string[] = [];
    await part.walk(listener, addresses).catch((error: unknown) => {
      failures.push(`${englishOf(part.title)} in ${part.browser} stops: ${String(error)}`);
    });
    await close();
    console.log(
      `${englishOf(part.title)} in ${part.browser}: ${Math.round((Date.now() - start) / 1000)} s`,
    );
    const recording = recordingOf(part.title, `${part.browser} ${version}`, listener.records);
    const faults = recording.records.flatMap((record) =>
      verdict(part, record).map(
        (fault) =>
          `${englishOf(part.title)} in ${part.browser}, ${englishOf(record.subject)}, ${englishOf(record.action)}: ${fault}`,
      ),
    );
    return { part, recording, faults: [...failures, ...faults] };
  } finally {
    desktop.stop();
  }
}

async function walkAll(addresses: Addresses): Promise<readonly Outcome[]> {
  const walked = await Promise.all(
    LISTS.map(async (list) => {
      const outcomes: Outcome[] = [];
      for (const part of list.filter(isWanted)) outcomes.push(await walk(part, addresses));
      return outcomes;
    }),
  );
  return walked.flat();
}

/** The files of Storybook do not change during a run: browsers keep them, and what they have compiled of them. */
const CACHED = { 'cache-control': 'max-age=3600' };

/** One recording for each name and browser: the components are walked in two lists. */
function joined(outcomes: readonly Outcome[]): readonly Recording[] {
  const recordings = outcomes.map(({ recording }) => recording);
  return [
    ...Map.groupBy(recordings, ({ name, browser }) => `${englishOf(name)} ${browser}`).values(),
  ].flatMap(([first, ...others]) =>
    first ? { ...first, records: [first, ...others].flatMap(({ records }) => records) } : [],
  );
}

async function run(): Promise<number> {
  // Storybook is built while the first journeys are walked.
  const isStorybookNeeded = LISTS.flat().some(
    (part) => part.name === 'components' && isWanted(part),
  );
  const served = isStorybookNeeded
    ? Promise.resolve(options.storybook ?? buildStorybook()).then((folder) => serve(folder, CACHED))
    : undefined;
  await using _ = { [Symbol.asyncDispose]: async () => (await served)?.[Symbol.asyncDispose]() };
  using data = temporaryFolder('speech-data');
  await using own = options.portal
    ? undefined
    : await launch(data.path, { PORTAL_DEMO_PARCELS: '3000' });
  await own?.ready;
  const outcomes = await walkAll({
    portal: options.portal ?? `http://localhost:${own?.port}/`,
    sandbox: options.sandbox ?? `http://localhost:${own?.sandboxPort ?? 8081}`,
    storybook: Promise.resolve(served).then((storybook) => storybook?.origin ?? ''),
  });
  // Nonconforming pages are a test of the rules: nothing of them is stored.
  writeRecordings(joined(outcomes.filter(({ part }) => part.name !== 'nonconforming')));
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  for (const fault of faults) console.error(fault);
  for (const { part, recording } of outcomes) {
    console.log(
      `${englishOf(part.title)} in ${recording.browser}: ${recording.records.length} records`,
    );
  }
  console.log(`${faults.length} faults; transcripts in docs/speech/recordings.json.`);
  return faults.length > 0 ? 1 : 0;
}

const missing = [...missingBrowsers(), ...missingPackages()];
if (options.help) {
  console.log(HELP);
} else if (missing.length > 0) {
  console.log(
    `Speech is not checked: missing Debian packages: ${missing.join(' ')}. Install them with apt-get, and the locale de_DE.UTF-8.`,
  );
  process.exitCode = 1;
} else {
  process.exitCode = await run();
}
