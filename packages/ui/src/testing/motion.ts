import { describe } from './elements.ts';
import type { Finding } from './types.ts';

/** Movements shorter than this are as good as none, in ms. */
const NOTHING = 1;

function target(animation: Animation): Element | null {
  return animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
}

function takesTime(animation: Animation): boolean {
  const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
  return animation.playState === 'running' && Number(activeDuration ?? 0) > NOTHING;
}

/**
 * Animations and transitions that run although the reader asked for less motion (WCAG 2.3.3). Finds
 * nothing where `prefers-reduced-motion` is not `reduce`: let the browser say so before the check.
 */
export function findMotion(root: Element): Finding[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const moving = document
    .getAnimations()
    .filter(takesTime)
    .map(target)
    .filter((element) => element !== null && root.contains(element))
    .map((element) => (element ? describe(element) : ''));
  if (moving.length === 0) return [];
  const message = 'Nothing moves for a reader who asked for less motion (WCAG 2.3.3)';
  return [{ rule: 'motion', message, elements: moving }];
}
