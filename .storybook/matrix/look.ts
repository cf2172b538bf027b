import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Finding } from '../../packages/ui/src/testing/index.ts';
import type { Circumstances } from './circumstances.ts';
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

/** What one look at one story under one set of circumstances found. */
export interface Look {
  readonly story: Story;
  readonly at: Circumstances;
  readonly findings: readonly Finding[];
}

/** Reads the stories of a built Storybook, docs pages left out. */
export async function readStories(folder: string): Promise<Story[]> {
  const index: { readonly entries: Readonly<Record<string, Story>> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

const HEIGHT = 900;
/** Storybook's own run of axe is switched off: the matrix asks itself. */
const QUERY = 'viewMode=story&globals=a11y.manual:!true';

/** Storybook's words for a story that has been drawn and whose `play` has come to its end. */
const DONE = /completed|finished|errored|aborted|afterEach/;

async function open(page: Page, site: Site, story: Story): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await page.setViewportSize({ width: 1140, height: HEIGHT });
  await page.goto(`${site.address}/iframe.html?id=${story.id}&${QUERY}`);
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
}

/** Opens a story once and looks at it under every one of the circumstances. */
export async function lookAt(
  page: Page,
  site: Site,
  story: Story,
  list: readonly Circumstances[],
  settings: GateSettings & { readonly checks: string },
): Promise<Look[]> {
  const { checks, target } = settings;
  await open(page, site, story);
  await page.evaluate(checks);
  const looks: Look[] = [];
  for (const at of list) {
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

/** Calls `work` for every item, as many at a time as there are pages. */
export async function share<T>(
  browser: Browser,
  pages: number,
  items: readonly T[],
  work: (page: Page, item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const run = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(page, item);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, run));
}
