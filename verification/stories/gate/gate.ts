import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  findOverflow,
  findSmallTargets,
  lengthenWords,
} from '../../../packages/ui/src/testing/index.ts';
import { expectGoodInEnglish, isPage } from './gate-of-page.ts';
import type { Theme } from './gate-of-page.ts';
import { loadFonts } from '../load-fonts.ts';
import { RULES_OF_LOOKS } from '../rules.ts';
import { movedSince, stopWatching, watchPlaces } from '../layout-shift.ts';
import { globalTypes } from '../../../.storybook/toolbar.ts';

/** Widths in px at which nothing may jut out: WCAG 1.4.10, and our own promise. */
const NARROW = [320, 280];
/** WCAG 2.5.8, in px; letters are smallest in a narrow window. */
const TARGET = 24;
const HEIGHT = 900;

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

/** What people do in a story may move the rest; a part that is only shown must stand still. */
function mustStandStill(story: unknown): boolean {
  return !(typeof story === 'function' && 'play' in story && story.play !== undefined);
}

function expectRoom(where: string): void {
  const [finding] = [...findOverflow(document.body), ...findSmallTargets(document.body, TARGET)];
  if (!finding) return;
  const { rule, message, elements } = finding;
  throw new Error(`[${rule}] ${message}, ${where}: ${elements.join(', ')}`);
}

/** Leaves the window at the last of the widths; each story begins in a wide one. */
async function lookNarrow(widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, HEIGHT);
    expectRoom(`at ${width} px`);
  }
}

/** The same with a compound in every text, where the window is narrowest. */
function lookWithLongWords(): void {
  const putBack = lengthenWords();
  try {
    expectRoom('with long words');
  } finally {
    putBack();
  }
}

const THEMES: readonly Theme[] = ['light', 'dark', 'contrast'];

/** Every brand in every theme but the first, which Storybook's own addon has asked about. */
async function askPart(): Promise<void> {
  for (const brand of values(globalTypes.brand)) {
    for (const theme of THEMES) {
      if (brand === '' && theme === 'light') continue;
      await expectAccessible(document.body, { brand, theme, only: RULES_OF_LOOKS });
    }
  }
}

/**
 * A whole page is made of parts that were asked: every theme of one brand, wide and narrow, German and English. The
 * matrix asks all of them together.
 */
async function askPage(): Promise<void> {
  await expectAccessible(document.body, { theme: 'dark', only: RULES_OF_LOOKS });
  await lookNarrow(NARROW);
  lookWithLongWords();
  await expectGoodInEnglish('contrast');
  await lookNarrow(NARROW.toReversed());
}

beforeEach(async () => {
  await loadFonts();
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
  if (isPage(story)) return askPage();
  await askPart();
  // Late, so that what comes late has come.
  const moved = mustStandStill(story) ? await movedSince() : undefined;
  if (moved) throw new Error(`[layout-shift] ${moved}`);
  await lookNarrow(NARROW);
  lookWithLongWords();
});
