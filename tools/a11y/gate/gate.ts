import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { check } from '../runner/check.ts';
import { findCoveredFocus } from '../runner/covered-focus.ts';
import type { Visit } from '../runner/visit.ts';
import { isExemptFromAxe, withoutAxe } from '../runner/exempt.ts';
import type { A11yParameter } from '../runner/exempt.ts';
import { findLayoutShift, startRecording, stopRecording } from '../runner/layout-shift.ts';
import { loadFonts } from '../runner/load-fonts.ts';
import { isPage } from '../runner/story.ts';
import { INITIAL_VARIANT, describeVariant, setAttributes } from '../runner/variants.ts';
import { findAtEveryWidth } from './every-width.ts';
import { findUnheard, findUseFaults, recordUse } from './in-use.ts';
import { findWithLongWords } from './long-words.ts';
import { behaviourVisits, pageVisits, partVisits } from './visits.ts';

/** A story as Storybook's addon passes it to the test. */
interface TestedStory {
  readonly tags: readonly string[];
  readonly parameters: { readonly a11y?: A11yParameter; readonly everyWidth?: boolean };
  readonly play?: unknown;
}

/** Throws an error with the first finding. */
function refuse([finding]: readonly Finding[], where: string): void {
  if (!finding) return;
  const { rule, message, elements } = finding;
  throw new Error(`[${rule}] ${message} (${where}): ${elements.join(', ')}`);
}

const isBehaviour = (file: string): boolean => file.includes('.behaviour.stories.');

/** Whether a story shows a state of a component. */
const isPart = (story: TestedStory, file: string): boolean => !isBehaviour(file) && !isPage(story);

/** The visits of a story, by its kind. */
function visitsOf(story: TestedStory, file: string) {
  if (isBehaviour(file)) return behaviourVisits;
  return isPage(story) ? pageVisits : partVisits;
}

/**
 * Whether a story must not shift the layout: recording the position of each element takes time. Interactions and the answers of a page
 * may shift it.
 *
 * @param file from the root of the repository
 */
const isShiftChecked = (file: string): boolean =>
  !file.includes('.behaviour.stories.') && !file.startsWith('apps/portal/');

/** The frame that contains the page; Storybook's addon sets the size of the window, which the frame fills. */
function frame(): HTMLElement {
  if (!frameElement) throw new Error('The tests run in a frame.');
  return frameElement as HTMLElement;
}

/** Sets the width of the frame: to resize the window takes twice as long, in another process. */
async function setWidth(width: number): Promise<void> {
  if (innerWidth === width) return;
  frame().style.width = `${width}px`;
  // Until observers of sizes have reacted: they are called after the callbacks of a frame, and before the next task.
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A low window, in which bars and buttons lie over the content, in CSS px. */
const LOW = { width: 1366, height: 600 } as const;

/** Shows the story in a low window, and finds what is covered while it has the focus (EYE-4). */
async function findCoveredInLowWindow(): Promise<readonly Finding[]> {
  frame().style.height = `${LOW.height}px`;
  await setWidth(LOW.width);
  const findings = await findCoveredFocus(document.body);
  frame().style.height = '';
  return findings;
}

/** What the checks in forced colours look at; a story without any is not shown in them. */
const COLORED = 'svg, input, textarea, select, [role="checkbox"], [role="radio"], [role="switch"]';

let use: ReturnType<typeof recordUse> | undefined;

/** Whether colours are forced now. */
const areColorsForced = () => matchMedia('(forced-colors: active)').matches;

async function visitAll(visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) {
    await setWidth(visit.width);
    const forced = visit.forcedColors ?? false;
    if (forced && !document.querySelector(COLORED)) continue;
    if (areColorsForced() !== forced) await commands.forceColors(forced);
    refuse(await check(visit), describeVariant(visit));
  }
}

beforeEach(async ({ task }) => {
  await loadFonts();
  frame().style.width = 'var(--viewport-width)';
  // A story that was refused in forced colours has left them on.
  if (areColorsForced()) await commands.forceColors(false);
  if (isShiftChecked(task.file.name)) startRecording();
  use = recordUse();
});

/** Runs after the `play` function of a story, and after Storybook's addon has run axe in the initial variant. */
afterEach(async (context) => {
  stopRecording();
  const inUse = (await use?.end()) ?? [];
  if (context.task.result?.state === 'fail') return;
  const story: TestedStory = Reflect.get(context, 'story');
  const { wide, narrow } = visitsOf(story, context.task.file.filepath);
  refuse(inUse, 'in use');
  refuse(findUnheard(document.body, story.play !== undefined), describeVariant(INITIAL_VARIANT));
  const isExempt = isExemptFromAxe(story.parameters.a11y);
  await visitAll(isExempt ? withoutAxe(wide) : wide);
  // Checked late, so that late content is noticed. What a `play` function does may shift the layout.
  if (!story.play && isShiftChecked(context.task.file.name)) {
    setAttributes(INITIAL_VARIANT);
    refuse(await findLayoutShift(), describeVariant(INITIAL_VARIANT));
  }
  if (isPage(story)) refuse(await findCoveredInLowWindow(), `${LOW.width} × ${LOW.height} px`);
  if (story.parameters.everyWidth) {
    const { findings, width } = await findAtEveryWidth(setWidth);
    refuse(findings, `${width} px`);
  }
  if (isPart(story, context.task.file.filepath)) {
    const { findings, width } = await findWithLongWords(setWidth);
    refuse(findings, `${width} px · long words`);
  }
  await visitAll(isExempt ? withoutAxe(narrow) : narrow);
  // Last: what is pasted, pressed and changed, and the time that passes, may change the story.
  refuse((await use?.endTime()) ?? [], 'after a while');
  refuse(await findUseFaults(document.body), 'in use');
});
