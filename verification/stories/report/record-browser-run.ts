import { writeFileSync } from 'node:fs';
import { systemName, today } from '../../support/system-name.ts';
import type { BrowserRun } from './schema.ts';
import { readBrowserRuns } from './stored-evidence.ts';

const FILE = new URL('browser-runs.json', import.meta.url);
const nameOf = ({ browser }: Pick<BrowserRun, 'browser'>) => browser.split(' ')[0] ?? browser;

/** Stores a run of today on this system in place of the last one in the same browser. */
export function recordBrowserRun(run: Omit<BrowserRun, 'system' | 'date'>): void {
  const others = readBrowserRuns().filter((stored) => nameOf(stored) !== nameOf(run));
  const recorded: BrowserRun = { ...run, system: systemName(), date: today() };
  const runs = [...others, recorded].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  writeFileSync(FILE, `${JSON.stringify({ runs }, null, 2)}\n`);
}
