import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Channel } from 'storybook/internal/channels';
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { AXE_OPTIONS } from '../../../packages/ui/src/testing/axe-options.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { check } from './check.ts';
import type { Visit } from './visit.ts';
import { findLayoutShift, startRecording, stopRecording } from './layout-shift.ts';
import { loadFonts } from './load-fonts.ts';
import { setAttributes } from './variants.ts';
import type { Variant } from './variants.ts';

/** Time in which late content is noticed, in ms. */
const LATE_MS = 250;

/** Waits until container queries and observers of sizes have reacted to a change. */
async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * Mounts the story again, with its fonts already loaded, and finds what shifts meanwhile. On the first mount the layout
 * shifts whenever a font arrives.
 */
async function findLayoutShiftOnMount(): Promise<Finding[]> {
  await loadFonts();
  startRecording();
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const finished = new Promise((resolve) => {
    channel.once(STORY_FINISHED, resolve);
  });
  channel.emit(FORCE_REMOUNT, { storyId: new URL(location.href).searchParams.get('id') });
  await finished;
  await new Promise((resolve) => {
    setTimeout(resolve, LATE_MS);
  });
  const findings = await findLayoutShift();
  stopRecording();
  return findings;
}

/** Shows the story in a variant and runs axe on the whole document; returns also what passed and what needs a review. */
async function runAxe(variant: Variant): Promise<AxeResults> {
  setAttributes(variant);
  await settle();
  return axe.run(document, {
    ...AXE_OPTIONS,
    // Of the elements that passed, the first is enough.
    resultTypes: ['violations', 'incomplete'],
  });
}

const storyChecks = {
  check: (visit: Visit, target: number) => check(visit, { target, settle }),
  findLayoutShiftOnMount,
  runAxe,
};

declare global {
  interface Window {
    /** The checks of the current story; this script defines them on each page. */
    storyChecks: typeof storyChecks;
  }
}

window.storyChecks = storyChecks;
