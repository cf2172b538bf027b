import type { Checks, Visit } from './visit.ts';

/**
 * Storybook's own parameter `a11y`. `test: 'off'` exempts a story from axe: in Storybook, in the gate and in the audit; the
 * auditor's report runs it in the first setting only. All other checks still apply.
 */
export interface A11yParameter {
  readonly test?: string;
  /** Why the story is exempt. Ours; Storybook does not read it. */
  readonly reason?: string;
}

/** Whether a story is exempt from axe. Throws an error if it does not say why. */
export function isExemptFromAxe({ test, reason }: A11yParameter = {}): boolean {
  if (test !== 'off') return false;
  if (reason) return true;
  throw new Error('[exempt] A story with `a11y: { test: "off" }` needs a `reason` beside it');
}

/** The checks without axe; those of layout take the place of all others. */
const WITHOUT_AXE: readonly Checks[] = ['lines', 'forced-colors', 'focus'];

/** The visits of a story that is exempt from axe: layout, lines and forced colours, which are the same in every theme. */
export function withoutAxe(visits: readonly Visit[]): readonly Visit[] {
  return visits
    .filter(({ theme }) => theme === 'light')
    .map(
      (visit): Visit =>
        WITHOUT_AXE.includes(visit.checks) ? visit : { ...visit, checks: 'layout' },
    );
}
