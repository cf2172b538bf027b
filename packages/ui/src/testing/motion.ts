import { describe } from './elements.ts';
import type { Finding } from './types.ts';

/** Shorter animations are not noticed. */
const IGNORED_MS = 1;

function targetOf(animation: Animation): Element | null {
  return animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
}

function takesTime(animation: Animation): boolean {
  const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
  return animation.playState === 'running' && Number(activeDuration ?? 0) > IGNORED_MS;
}

/**
 * Animations and transitions that run although reduced motion is requested (WCAG 2.3.3). Finds
 * nothing unless `prefers-reduced-motion` is `reduce`: emulate it before the check.
 */
export function findMotion(root: Element): Finding[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const moving = document
    .getAnimations()
    .filter(takesTime)
    .map(targetOf)
    .filter((element) => element !== null && root.contains(element))
    .map((element) => (element ? describe(element) : ''));
  if (moving.length === 0) return [];
  const message = 'No animation may run when reduced motion is requested (WCAG 2.3.3)';
  return [{ rule: 'motion', message, elements: moving }];
}
