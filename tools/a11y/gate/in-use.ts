import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { findChangeFaults } from '../runner/changes.ts';
import { findColorOnly } from '../runner/color-only.ts';
import { findFormFaults } from '../runner/forms.ts';
import { findAlertsOnMount, findRepeatedNames, findSilentTexts } from '../runner/heard-texts.ts';
import { LOST_FOCUS, recordLostFocus } from '../runner/lost-focus.ts';
import { findMisplaced } from '../runner/order-of-sight.ts';
import { findPressFaults } from '../runner/presses.ts';
import { recordProgress } from '../runner/progress.ts';
import { findStyleFaults } from '../runner/styled.ts';
import { findTraps } from '../runner/text-controls.ts';
import { recordTimers } from '../runner/timers.ts';

/** What happens while a story is shown and used. */
interface Use {
  /** Ends the recordings. @returns presses without focus, and progress that is announced too often */
  readonly end: () => Promise<readonly Finding[]>;
  /** Ends the time of the story, with all that waits in it. @returns notices that vanish while people could act on them */
  readonly endTime: () => Promise<readonly Finding[]>;
}

function lostFocus(elements: readonly string[]): readonly Finding[] {
  if (elements.length === 0) return [];
  return [{ rule: 'lost-focus', message: 'Move the focus after the press (WCAG 2.4.3)', elements }];
}

/** Records the use of a story, from its mount to the end of its `play` function (EYE-4, EYE-5). */
export function recordUse(): Use {
  const presses = recordLostFocus(LOST_FOCUS);
  const progress = recordProgress();
  const timers = recordTimers();
  return {
    end: async () => [...lostFocus(await presses.end()), ...progress.end()],
    endTime: () => timers.end(),
  };
}

/** What is heard of a story, and in which order it is seen. @param isUsed whether something has happened since it was mounted */
export const findUnheard = (root: Element, isUsed: boolean): readonly Finding[] => [
  ...(isUsed ? [] : findAlertsOnMount(root)),
  ...findFormFaults(root),
  ...findRepeatedNames(root),
  ...findSilentTexts(root),
  ...findMisplaced(root),
  ...findStyleFaults(root),
  ...findColorOnly(root),
];

/** What happens when the story is pasted into, pressed and changed. Changes the story: last. */
export async function findUseFaults(root: HTMLElement): Promise<readonly Finding[]> {
  const traps = await findTraps(root);
  const presses = traps.length > 0 ? traps : await findPressFaults(root);
  return presses.length > 0 ? presses : findChangeFaults(root);
}
