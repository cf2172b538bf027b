import { setStoryLanguage } from '../../../apps/portal/src/stories/story-language.ts';
import {
  checkAccessibility,
  findFaintControls,
  findFaintOnHover,
  findHiddenFocus,
  findKeptColors,
  findOverflow,
  findSmallTargets,
  findLeftOut,
  findLostContent,
  findUnseenStates,
  lengthenWords,
} from '../../../packages/ui/src/testing/index.ts';
import { fillPlaceholders } from '../../../packages/ui/src/testing/placeholders.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { findLongLines } from './long-lines.ts';
import { findMisplaced } from './order-of-sight.ts';
import { findSilentScrollers } from './scrollers.ts';
import { setAttributes } from './variants.ts';
import { MIN_TARGET } from './visit.ts';
import type { Visit } from './visit.ts';

const APPEARANCE_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];
/** With forced colours, people choose the colours themselves. */
const NOT_IN_FORCED_COLORS = 'color-contrast';
/** Rules that are not part of axe. */
const OWN_RULES = new Set([
  'target',
  'overflow',
  'motion',
  'forced-colors',
  'reading',
  'non-text-contrast',
  'focus',
  'cut-text',
  'overlap',
  'column',
  'placeholder',
  'required',
  'hidden',
  'state',
  'mirror',
  'hover',
]);

/** What is lost; with long words, cells and headers have other texts. */
function findLost(root: Element, longWords: boolean | undefined): Finding[] {
  return findLostContent(root).filter(({ rule }) => !(longWords && rule === 'column'));
}

async function run(
  { checks, forcedColors, longWords, rtl, language = 'de' }: Visit,
  target: number,
): Promise<Finding[]> {
  const root = document.body;
  const without = forcedColors ? [NOT_IN_FORCED_COLORS] : [];
  switch (checks) {
    case 'overflow':
      return findOverflow(root);
    case 'targets':
      return findSmallTargets(root, target);
    case 'layout':
      return [
        ...findOverflow(root),
        ...findMisplaced(root),
        ...findSilentScrollers(root),
        ...findSmallTargets(root, target),
        ...findLeftOut(root),
        ...findFaintControls(root),
        // Colours are the same in every direction and language.
        ...(rtl || language !== 'de' ? [] : findFaintOnHover(root)),
        ...findLost(root, longWords),
      ];
    case 'forced-colors':
      return [...findKeptColors(root), ...findFaintControls(root), ...findUnseenStates(root)];
    case 'edges':
      return findFaintControls(root);
    case 'focus':
      return findHiddenFocus(root);
    case 'lines':
      return findLongLines(root);
    case 'appearance': {
      const only = APPEARANCE_RULES.filter((rule) => !without.includes(rule));
      return checkAccessibility(root, { only, target });
    }
    case 'axe': {
      const findings = await checkAccessibility(root, { page: true, without });
      return findings.filter(({ rule }) => !OWN_RULES.has(rule));
    }
    default:
      return checkAccessibility(root, { page: true, without, target });
  }
}

/** How checks run. */
interface CheckOptions {
  /** Smallest side of a target, in px; {@link MIN_TARGET} by default. */
  readonly target?: number;
  /** Waits until the story is shown in the variant. */
  readonly settle?: () => Promise<void>;
}

/**
 * Runs in the browser: shows the current story in a variant, runs the checks and returns their findings. The window must
 * have its width already.
 */
export async function check(
  visit: Visit,
  { target = MIN_TARGET, settle }: CheckOptions = {},
): Promise<Finding[]> {
  setAttributes(visit);
  if (visit.language) await setStoryLanguage(visit.language);
  const restoreWords = visit.longWords ? lengthenWords() : undefined;
  const emptyPlaceholders = fillPlaceholders(document.body);
  try {
    await settle?.();
    return await run(visit, target);
  } finally {
    emptyPlaceholders();
    restoreWords?.();
  }
}
