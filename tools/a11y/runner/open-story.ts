import type { Page } from 'playwright';
import type { A11yParameter } from './exempt.ts';
import { hasPlay, isPage } from './story.ts';
import type { Story } from './story.ts';

/** Time in which a story must be shown and its `play` function must end, in ms. */
const STORY_TIMEOUT_MS = 60_000;
/** Time in which the file of a page must arrive, in ms. After it, a page without a heading is checked as it is. */
const PAGE_TIMEOUT_MS = 5000;

/** What a story declares about itself. */
export interface StoryParameters {
  /** Text of its documentation comment; empty without one. */
  readonly description: string;
  /** The same in German: the parameter `german` of a story with a test. */
  readonly german?: string;
  readonly a11y: A11yParameter;
}

interface StoryEnd extends StoryParameters {
  /** Why the story could not be shown, or why its `play` function failed. */
  readonly error: string | undefined;
}

/** Runs in the browser: how the story ended; undefined while it runs. Refers to nothing outside itself. */
function readEnd(): StoryEnd | undefined {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const last = (event: string): unknown => channel?.last(event)?.[0];
  const finished = Object(last('storyFinished'));
  if (!finished.status && last('storyMissing') === undefined) return undefined;
  const [cause] = [
    last('storyMissing'),
    last('playFunctionThrewException'),
    last('unhandledErrorsWhilePlaying'),
    last('storyErrored'),
    last('storyThrewException'),
    finished.status === 'error' ? 'The story ended with an error' : undefined,
  ]
    .flat()
    .filter((value) => value !== undefined);
  const { message, title } = Object(cause);
  const parameters = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.story
    ?.parameters;
  return {
    error: cause === undefined ? undefined : String(message ?? title ?? cause),
    description: (parameters?.docs?.description?.story ?? '').trim(),
    german: parameters?.german,
    a11y: { test: parameters?.a11y?.test, reason: parameters?.a11y?.reason },
  };
}

/** Waits for the page that a story leads to: its file arrives after the story has ended. */
async function waitForPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: PAGE_TIMEOUT_MS }).catch(() => undefined);
}

/** A story as {@link openStory} needs it. */
export type StoryAddress = Pick<Story, 'id' | 'type' | 'tags'>;

/** Path of a story or docs page without Storybook around it. The accessibility addon does not run axe by itself there. */
export function pathOfStory(id: string, type: Story['type'] = 'story'): string {
  return `/iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`;
}

async function open(page: Page, story: StoryAddress): Promise<StoryParameters> {
  await page.goto(pathOfStory(story.id, story.type));
  if (story.type === 'docs') {
    await page.waitForLoadState('networkidle');
    await page.locator('#storybook-docs main h1').first().waitFor();
    return { description: '', a11y: {} };
  }
  const options = { timeout: STORY_TIMEOUT_MS, polling: 50 };
  const handle = await page.waitForFunction(readEnd, undefined, options);
  const { error, ...parameters } = (await handle.jsonValue()) as StoryEnd;
  if (error !== undefined) throw new Error(error);
  if (isPage(story)) await waitForPage(page);
  return parameters;
}

/**
 * Opens a story or docs page and waits until it is shown and its `play` function has ended. The page must come from a
 * context whose `baseURL` is a built Storybook.
 *
 * @throws Error if the story cannot be shown, or if its `play` function fails
 */
export async function openStory(page: Page, story: StoryAddress): Promise<StoryParameters> {
  try {
    return await open(page, story);
  } catch (error) {
    if (!hasPlay(story)) throw error;
    // On a busy computer, a `play` function that waits for something can fail; it must not fail twice.
    return open(page, story);
  }
}
