import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { findBrowser } from '../../environment/browser.ts';
import { askAxe, bringAxe } from './ask-axe.ts';
import { prepare, showStory } from './preview-page.ts';
import { HEIGHT } from './settings.ts';
import type { StoryEntry } from './stories.ts';
import type { Run, Setting, StoryReport } from './types.ts';

/** Pages that work at the same time. */
const PAGES = 2;

/** What to ask, and whom to tell how far it has come. */
export interface Task {
  readonly origin: string;
  readonly stories: readonly StoryEntry[];
  readonly settings: readonly Setting[];
  readonly criteriaOf: (storyId: string) => readonly string[];
  readonly onStory: (story: StoryReport, done: number) => void;
}

/** What was found, and by which browser. */
export interface Collected {
  readonly browser: string;
  readonly stories: readonly StoryReport[];
}

/** Opens a story and judges it in every setting. Throws an error when it cannot be drawn. */
async function judge(page: Page, { id }: StoryEntry, task: Task) {
  const widest = Math.max(...task.settings.map(({ width }) => width));
  await page.setViewportSize({ width: widest, height: HEIGHT });
  let shown = await showStory(page, task.origin, id);
  // A busy machine can fail a test that waits for something; what fails twice is a finding.
  if (shown.interaction.result === 'failed') shown = await showStory(page, task.origin, id);
  await bringAxe(page);
  const runs: Run[] = [];
  // Axe takes minutes for a thousand rows, and their sisters with few rows are judged in full.
  const settings = shown.letOff ? task.settings.slice(0, 1) : task.settings;
  for (const setting of settings) runs.push(await askAxe(page, setting));
  return { description: shown.description, interaction: shown.interaction, runs };
}

/** A story that cannot be drawn is a finding, too; the others are still judged. */
async function reportOn(page: Page, entry: StoryEntry, task: Task): Promise<StoryReport> {
  const { id, component, name } = entry;
  const known = { id, component, name, criteria: task.criteriaOf(id) };
  try {
    return { ...known, ...(await judge(page, entry, task)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...known, description: '', interaction: { result: 'failed', message }, runs: [] };
  }
}

/** Takes stories from the shared queue until it is empty. */
async function work(
  browser: Browser,
  queue: StoryEntry[],
  task: Task,
  found: Map<string, StoryReport>,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE' });
  const page = await context.newPage();
  await prepare(page);
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const story = await reportOn(page, entry, task);
    found.set(entry.id, story);
    task.onStory(story, found.size);
  }
  await context.close();
}

/** Opens every story once, lets its interaction test run, and asks axe in every setting. */
export async function collect(task: Task): Promise<Collected> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const queue = [...task.stories];
    const found = new Map<string, StoryReport>();
    await Promise.all(Array.from({ length: PAGES }, () => work(browser, queue, task, found)));
    return {
      browser: `Chromium ${browser.version()}`,
      stories: task.stories.flatMap(({ id }) => found.get(id) ?? []),
    };
  } finally {
    await browser.close();
  }
}
