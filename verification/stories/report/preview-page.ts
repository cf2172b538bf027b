import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright';
import { pageArrived } from '../wait-for-page.ts';
import type { Interaction } from './types.ts';

/** What Storybook's preview tells once a story has come to its end. */
export interface Shown {
  readonly interaction: Interaction;
  readonly description: string;
  /** Set for stories that are let off the gate, such as one with a thousand rows. */
  readonly letOff: boolean;
}

/** What a story says of itself. */
interface Read {
  readonly said: readonly { event: string; text: string }[];
  readonly plays: boolean;
  readonly text: string;
  readonly letOff: boolean;
  readonly isPage: boolean;
}

/** Longest time that a story may take to come to its end, in ms. */
const PATIENCE = 30_000;

/** Runs in the browser before anything else: listens to what the preview says of its story. */
function listen(): void {
  const said: { event: string; text: string }[] = [];
  Reflect.set(globalThis, 'reportSaid', said);
  const events = [
    'storyFinished',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  let channel: { on(event: string, hear: (payload: unknown) => void): void } | undefined;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(created: typeof channel) {
      channel = created;
      for (const event of events) {
        created?.on(event, (payload) => {
          const error = Array.isArray(payload) ? payload[0] : payload;
          said.push({ event, text: String(Object(error).message ?? Object(error).status ?? '') });
        });
      }
    },
  });
}

/** Runs in the browser: whether the story has come to its end, well or not. */
function isOver(): boolean {
  const said: { event: string }[] = Reflect.get(globalThis, 'reportSaid') ?? [];
  return said.some(({ event }) =>
    ['storyFinished', 'storyThrewException', 'storyErrored', 'storyMissing'].includes(event),
  );
}

/** Runs in the browser: what there is to know of the story that has just ended. */
function readStory(): Read {
  const story = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.story;
  return {
    said: Reflect.get(globalThis, 'reportSaid'),
    plays: Boolean(story?.playFunction),
    text: story?.parameters?.docs?.description?.story ?? '',
    letOff: story?.parameters?.a11y?.test === 'off',
    isPage: story?.tags?.includes('page') ?? false,
  };
}

/** Prepares a page for {@link showStory}; once for each page. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/**
 * Opens a story by itself and waits until its interaction test is over. Throws an error when the
 * story cannot be drawn at all.
 */
export async function showStory(page: Page, origin: string, id: string): Promise<Shown> {
  // The addon's own axe stays quiet: this report asks axe itself.
  const address = `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(isOver, undefined, { timeout: PATIENCE, polling: 50 });
  const { said, plays, text, letOff, isPage } = await page.evaluate(readStory);
  const broken = said.find(({ event }) => /^story(Threw|Errored|Missing)/.test(event));
  if (broken) throw new Error(`The story ${id} cannot be drawn: ${broken.text}`);
  if (isPage) await pageArrived(page);
  const failure = said.find(
    ({ event, text: status }) => /play|unhandled/i.test(event) || status === 'error',
  );
  return {
    description: text.trim(),
    letOff,
    interaction: interactionOf(plays, failure?.text),
  };
}

/** The words of a failed test without colours for terminals and without the page's markup. */
export function plainMessage(message: string): string {
  const [words = ''] = stripVTControlCharacters(message).split('\n\nIgnored nodes:');
  return words.replaceAll(/\s+/g, ' ').trim();
}

function interactionOf(plays: boolean, failure: string | undefined): Interaction {
  if (failure !== undefined) return { result: 'failed', message: plainMessage(failure) };
  return { result: plays ? 'passed' : 'none' };
}
