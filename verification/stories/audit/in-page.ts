import type { Channel } from 'storybook/internal/channels';
import { FORCE_REMOUNT, STORY_RENDERED } from 'storybook/internal/core-events';
import { setStoryLanguage } from '../../../apps/portal/src/stories/story-language.ts';
import {
  checkAccessibility,
  findOverflow,
  findSmallTargets,
  lengthenWords,
} from '../../../packages/ui/src/testing/index.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { loadFonts } from '../load-fonts.ts';
import { RULES_OF_LOOKS } from '../rules.ts';
import { movedSince, stopWatching, watchPlaces } from '../layout-shift.ts';
import type { Circumstances } from './variants.ts';

declare global {
  interface Window {
    /** What moved while the story mounted. */
    portalShifts: () => Promise<Finding[]>;
    /** Looks at the story that stands on the page; put there by the matrix. */
    portalGate: (at: Circumstances, settings: GateSettings) => Promise<Finding[]>;
  }
}

/** What holds for the whole run. */
export interface GateSettings {
  /** Smallest side of what is pressed, in px. */
  readonly target: number;
}

const PAINTED_TWICE = 2;
/** Findings that are not axe's. */
const OUR_OWN = new Set(['target', 'overflow', 'motion']);

/** Layout that answers to a size (container queries, observers) has then had its turn. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < PAINTED_TWICE; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/** So long something may come late and be noticed, in ms. */
const LATE_MS = 250;

/** Mounts the story once more, with the fonts there already: where they come over the network all moves with them. */
async function remount(): Promise<void> {
  await loadFonts();
  watchPlaces();
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const storyId: unknown = new URL(location.href).searchParams.get('id');
  const rendered = new Promise((resolve) => {
    channel.once(STORY_RENDERED, resolve);
  });
  channel.emit(FORCE_REMOUNT, { storyId });
  await rendered;
  await new Promise((resolve) => {
    setTimeout(resolve, LATE_MS);
  });
}

window.portalShifts = async () => {
  await remount();
  const message = await movedSince();
  stopWatching();
  return message ? [{ rule: 'layout-shift', message, elements: [] }] : [];
};

/** The system's colours are the reader's choice; what they make of ours is not for axe to say. */
const OF_COLOURS = 'color-contrast';

async function ask(at: Circumstances, target: number): Promise<Finding[]> {
  await settle();
  if (at.ask === 'reflow') return findOverflow(document.body);
  if (at.ask === 'room') {
    return [...findOverflow(document.body), ...findSmallTargets(document.body, target)];
  }
  if (at.ask === 'looks') {
    const only = RULES_OF_LOOKS.filter((rule) => !at.forcedColors || rule !== OF_COLOURS);
    return checkAccessibility(document.body, { only, target });
  }
  const without = at.forcedColors ? [OF_COLOURS] : [];
  const findings = await checkAccessibility(document.body, { page: true, target, without });
  return at.ask === 'axe' ? findings.filter(({ rule }) => !OUR_OWN.has(rule)) : findings;
}

window.portalGate = async (at, { target }) => {
  const root = document.documentElement;
  root.dir = at.rtl ? 'rtl' : 'ltr';
  root.dataset['textSpacing'] = at.spacing ? 'wide' : '';
  root.dataset['portalBrand'] = at.brand;
  root.dataset['portalTheme'] = at.theme;
  if (at.language) await setStoryLanguage(at.language);
  const putBack = at.longWords ? lengthenWords() : undefined;
  try {
    return await ask(at, target);
  } finally {
    putBack?.();
  }
};
