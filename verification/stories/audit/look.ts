import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { pageArrived } from '../wait-for-page.ts';
import { ofDocs } from './variants.ts';
import type { Circumstances } from './variants.ts';
import type { GateSettings } from './in-page.ts';
import type { Site } from './site.ts';

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** How a story mounts, unless it plays. */
const MOUNTED: Circumstances = {
  brand: '',
  theme: 'light',
  width: 320,
  spacing: false,
  rtl: false,
  forcedColors: false,
  ask: 'room',
};

/** What one look at one story under one set of circumstances found. */
export interface Look {
  readonly story: Story;
  readonly at: Circumstances;
  readonly findings: readonly Finding[];
}

/** Reads the stories and docs pages of a built Storybook. */
export async function readStories(folder: string): Promise<Story[]> {
  const index: { readonly entries: Readonly<Record<string, Story>> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

const HEIGHT = 900;
/** Storybook's own run of axe is switched off: the matrix asks itself. */
const QUERY = 'globals=a11y.manual:!true';

/** Storybook's words for a story that has been drawn and whose `play` has come to its end. */
const DONE = /completed|finished|errored|aborted|afterEach/;

/** What people do in a story may move the rest; a story that only mounts must stand still. */
function plays({ tags }: Story): boolean {
  return tags?.includes('play-fn') ?? false;
}

const isDocs = ({ type }: Story): boolean => type === 'docs';

/** A whole page takes its answers as they come; how still it stands then is measured with the portal itself. */
export const isPage = ({ tags }: Story): boolean => tags?.includes('page') ?? false;

async function open(page: Page, site: Site, story: Story): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  // Stories with a play expect the room of a desk; the test command mounts the others there.
  await page.setViewportSize({ width: plays(story) ? 1140 : 320, height: HEIGHT });
  const address = `${site.address}/iframe.html?id=${story.id}&viewMode=${story.type}&${QUERY}`;
  if (isDocs(story)) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('#storybook-docs main h1').waitFor();
    return;
  }
  await page.goto(address);
  await page.waitForFunction(
    (done) => {
      const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const render: unknown =
        typeof preview === 'object' && preview ? Reflect.get(preview, 'currentRender') : undefined;
      const phase: unknown =
        typeof render === 'object' && render ? Reflect.get(render, 'phase') : undefined;
      return typeof phase === 'string' && new RegExp(done).test(phase);
    },
    DONE.source,
    { timeout: 60_000 },
  );
  if (isPage(story)) await pageArrived(page);
}

/** Runs in the browser: whether the story is let off axe, as one is that shows a thousand rows. */
function isLetOff(): boolean {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  return preview?.currentRender?.story?.parameters?.a11y?.test === 'off';
}

async function circumstancesOf(page: Page, story: Story, list: readonly Circumstances[]) {
  if (isDocs(story)) return ofDocs;
  if (!(await page.evaluate(isLetOff))) return list;
  // Only for room, which no theme's colours change.
  return list
    .filter(({ theme }) => theme === 'light')
    .map((at): Circumstances => ({ ...at, ask: 'room' }));
}

/** Opens a story once and looks at it under every one of the circumstances. */
async function lookEverywhere(
  page: Page,
  site: Site,
  story: Story,
  list: readonly Circumstances[],
  settings: GateSettings,
): Promise<Look[]> {
  const { target } = settings;
  await open(page, site, story);
  const looks: Look[] = [];
  if (!plays(story) && !isDocs(story) && !isPage(story)) {
    const findings = await page.evaluate(() => window.portalShifts());
    looks.push({ story, at: MOUNTED, findings });
  }
  for (const at of await circumstancesOf(page, story, list)) {
    await page.setViewportSize({ width: at.width, height: HEIGHT });
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: at.forcedColors ? 'active' : 'none',
    });
    const findings = await page.evaluate(
      ([circumstances, gate]) => window.portalGate(circumstances, gate),
      [at, { target }] as const,
    );
    looks.push({ story, at, findings });
  }
  return looks;
}

/** Looks at a story; one that cannot be drawn is a finding, too, and the others are still seen. */
export async function lookAt(
  page: Page,
  site: Site,
  story: Story,
  list: readonly Circumstances[],
  settings: GateSettings,
): Promise<Look[]> {
  try {
    return await lookEverywhere(page, site, story, list, settings);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ story, at: MOUNTED, findings: [{ rule: 'broken', message, elements: [] }] }];
  }
}

/** Calls `work` for every item, as many at a time as there are pages. */
export async function share<T>(
  browser: Browser,
  pages: number,
  prepare: string,
  items: readonly T[],
  work: (page: Page, item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const run = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(prepare);
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(page, item);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, run));
}
