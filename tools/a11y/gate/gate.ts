import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { check } from '../runner/check.ts';
import type { Visit } from '../runner/visit.ts';
import { isExemptFromAxe, withoutAxe } from '../runner/exempt.ts';
import type { A11yParameter } from '../runner/exempt.ts';
import { findLayoutShift, startRecording, stopRecording } from '../runner/layout-shift.ts';
import { loadFonts } from '../runner/load-fonts.ts';
import { isPage } from '../runner/story.ts';
import { INITIAL_VARIANT, describeVariant, setAttributes } from '../runner/variants.ts';
import { behaviourVisits, pageVisits, partVisits } from './visits.ts';

const HEIGHT = 900;

/** A story as Storybook's addon passes it to the test. */
interface TestedStory {
  readonly tags: readonly string[];
  readonly parameters: { readonly a11y?: A11yParameter };
  readonly play?: unknown;
}

/** Throws an error with the first finding. */
function refuse([finding]: readonly Finding[], where: string): void {
  if (!finding) return;
  const { rule, message, elements } = finding;
  throw new Error(`[${rule}] ${message} (${where}): ${elements.join(', ')}`);
}

/** The visits of a story, by its kind. */
function visitsOf(story: TestedStory, file: string) {
  if (file.includes('.behaviour.stories.')) return behaviourVisits;
  return isPage(story) ? pageVisits : partVisits;
}

/** Whether colours are forced now. */
const areColorsForced = () => matchMedia('(forced-colors: active)').matches;

async function visitAll(visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) {
    if (innerWidth !== visit.width) await page.viewport(visit.width, HEIGHT);
    const forced = visit.forcedColors ?? false;
    if (areColorsForced() !== forced) await commands.forceColors(forced);
    refuse(await check(visit), describeVariant(visit));
  }
}

beforeEach(async () => {
  await loadFonts();
  // A story that was refused in forced colours has left them on.
  if (areColorsForced()) await commands.forceColors(false);
  startRecording();
});

/** Runs after the `play` function of a story, and after Storybook's addon has run axe in the initial variant. */
afterEach(async (context) => {
  stopRecording();
  if (context.task.result?.state === 'fail') return;
  const story: TestedStory = Reflect.get(context, 'story');
  const { wide, narrow } = visitsOf(story, context.task.file.filepath);
  const isExempt = isExemptFromAxe(story.parameters.a11y);
  await visitAll(isExempt ? withoutAxe(wide) : wide);
  // What a `play` function does may shift the layout, and the answers of a page. Checked late, so that late content is noticed.
  if (!story.play && !isPage(story)) {
    setAttributes(INITIAL_VARIANT);
    refuse(await findLayoutShift(), describeVariant(INITIAL_VARIANT));
  }
  await visitAll(isExempt ? withoutAxe(narrow) : narrow);
});
