import { writeFileSync } from 'node:fs';
import { entriesInLines } from '../../support/entries-in-lines.ts';
import { systemName, today } from '../../support/system-name.ts';
import type { BrowserRun } from './schema.ts';
import { readBrowserRuns } from './stored-evidence.ts';

const FILE = new URL('browser-runs.json', import.meta.url);
const nameOf = ({ browser }: Pick<BrowserRun, 'browser'>) => browser.split(' ')[0] ?? browser;

/** "orders a map" and " (FLOW-1, EYE-1)": the title of a journey without and with its numbers of requirements. */
export function splitTitle(title: string): readonly [text: string, requirements: string] {
  const [, text = title, requirements = ''] = /^(.*?)( \([A-Z]+-\d[^()]*\))?$/.exec(title) ?? [];
  return [text, requirements];
}

/** The German titles of stored journeys, by their titles without the ids of requirements. */
function germanTitles(runs: readonly BrowserRun[]): ReadonlyMap<string, string> {
  const journeys = runs.flatMap((run) => run.journeys);
  return new Map(
    journeys.flatMap(({ title, de }) => (de ? [[splitTitle(title)[0], de] as const] : [])),
  );
}

/** The runs after another one, which takes the place of the last one in the same browser and keeps its German titles. */
export function addRun(stored: readonly BrowserRun[], run: BrowserRun): readonly BrowserRun[] {
  const german = germanTitles(stored);
  const journeys = run.journeys.map(({ title, result }) => {
    const de = german.get(splitTitle(title)[0]);
    return { title, ...(de ? { de } : {}), result };
  });
  const others = stored.filter((other) => nameOf(other) !== nameOf(run));
  return [...others, { ...run, journeys }].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

/** The content of the file. */
export function runsFile(runs: readonly BrowserRun[]): string {
  const texts = runs.map(({ journeys, ...run }) => entriesInLines(run, 'journeys', journeys));
  return `{"runs":[\n${texts.join(',\n')}\n]}\n`;
}

/** Stores a run of today on this system. People add the German of a new title to the file; a test names what is missing. */
export function recordBrowserRun(run: Omit<BrowserRun, 'system' | 'date'>): void {
  const recorded = { ...run, system: systemName(), date: today() };
  writeFileSync(FILE, runsFile(addRun(readBrowserRuns(), recorded)));
}
