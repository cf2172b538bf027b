import type { ThemeBase } from '../theme/index.ts';

/** Something that keeps people from using what was checked. */
export interface Finding {
  /** Rule of axe, or `target`, `overflow`, `motion` for our own. */
  readonly rule: string;
  /** What to do about it, in English. */
  readonly message: string;
  /** CSS selector of each element concerned. */
  readonly elements: readonly string[];
}

/** What to check, and under which theme. */
export interface CheckOptions {
  /** Set as `data-portal-theme` on the document while the check runs. */
  readonly theme?: ThemeBase;
  /** Set as `data-portal-brand` on the document while the check runs; `''` for none. */
  readonly brand?: string;
  /** Whether the root is a whole page, with landmarks and a first heading of its own. */
  readonly page?: boolean;
  /** Runs these rules of axe only, such as those that a colour can change. */
  readonly only?: readonly string[];
  /** Rules of axe that are left out, each for a reason that stands beside the call. */
  readonly without?: readonly string[];
  /** Smallest side of what is pressed, in px; 24 by default (WCAG 2.5.8). */
  readonly target?: number;
}
