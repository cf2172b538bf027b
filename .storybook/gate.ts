import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  findOverflow,
  findSmallTargets,
} from '../packages/ui/src/testing/index.ts';
import { expectGoodInEnglish, isPage } from './gate-of-page.ts';
import { RULES_OF_LOOKS } from './rules.ts';
import { movedSince, stopWatching, watchPlaces } from './standing-still.ts';
import { globalTypes } from './toolbar.ts';

/** Widths in px at which nothing may jut out: our own promise, and WCAG 1.4.10. */
const NARROW = [280, 320];
/** WCAG 2.5.8, in px; letters are smallest in a narrow window. */
const TARGET = 24;
const WIDE = { width: 1200, height: 900 };

const values = (tool: { readonly toolbar: { readonly items: readonly { value: string }[] } }) =>
  tool.toolbar.items.map(({ value }) => value);

interface Asked {
  readonly a11y?: { readonly test?: string };
}

/** Whether a story left the gate, as one does that shows a thousand rows. */
function isLetOff(story: unknown): boolean {
  if (typeof story !== 'function' || !('parameters' in story)) return false;
  const { a11y }: Asked = story.parameters ?? {};
  return a11y?.test === 'off';
}

/** What people do in a story may move the rest, and a whole page is filled by answers; a part must stand still. */
function mustStandStill(story: unknown): boolean {
  const plays = typeof story === 'function' && 'play' in story && story.play !== undefined;
  return !plays && !isPage(story);
}

async function lookNarrow(): Promise<void> {
  for (const width of NARROW) {
    await page.viewport(width, WIDE.height);
    const [finding] = [...findOverflow(document.body), ...findSmallTargets(document.body, TARGET)];
    if (finding) {
      const { rule, message, elements } = finding;
      throw new Error(`[${rule}] ${message}, at ${width} px: ${elements.join(', ')}`);
    }
  }
  await page.viewport(WIDE.width, WIDE.height);
}

type Theme = 'light' | 'dark' | 'contrast';

/**
 * What the test command asks: every story in every brand and theme but the first, which Storybook's
 * own addon has asked about; a whole page, made of the same parts, in every theme of one brand. The
 * matrix asks the rest.
 */
function isAsked(brand: string, theme: Theme, wholePage: boolean): boolean {
  if (brand === '') return theme !== 'light';
  return !wholePage;
}

beforeEach(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
  watchPlaces();
});

/**
 * After each story, and after its `play`: the rest of the gate. Storybook's own addon has asked axe
 * about the first theme by then.
 */
afterEach(async (context) => {
  stopWatching();
  const story: unknown = Reflect.get(context, 'story');
  if (context.task.result?.state === 'fail' || isLetOff(story)) return;
  const wholePage = isPage(story);
  for (const brand of values(globalTypes.brand)) {
    for (const theme of ['light', 'dark', 'contrast'] as const) {
      if (!isAsked(brand, theme, wholePage)) continue;
      await expectAccessible(document.body, { brand, theme, only: RULES_OF_LOOKS });
    }
  }
  // Late, so that what comes late has come.
  const moved = mustStandStill(story) ? await movedSince() : undefined;
  if (moved) throw new Error(`[layout-shift] ${moved}`);
  await lookNarrow();
  if (!wholePage) return;
  await expectGoodInEnglish();
  await lookNarrow();
});
