import type { ThemeBase } from '../theme/index.ts';

/** A barrier found by a check. */
export interface Finding {
  /**
   * Rule of axe, or `target`, `overflow`, `motion`, `forced-colors`, `reading`, `non-text-contrast`, `focus`, `cut-text`,
   * `overlap`, `column`, `placeholder`, `required`, `hidden`, `state`, `mirror`, `hover` for our own.
   */
  readonly rule: string;
  /** How to repair it, in English. */
  readonly message: string;
  /** CSS selector of each element concerned. */
  readonly elements: readonly string[];
}

/** What to check, and in which theme. */
export interface CheckOptions {
  /** Set as `data-portal-theme` on the document while the check runs. */
  readonly theme?: ThemeBase;
  /** Set as `data-portal-brand` on the document while the check runs; `''` for none. */
  readonly brand?: string;
  /** Whether the root is a whole page with landmarks and a heading of level 1. */
  readonly page?: boolean;
  /** Runs only these axe rules, such as `color-contrast`. */
  readonly only?: readonly string[];
  /** Axe rules that are skipped; write the reason beside the call. */
  readonly without?: readonly string[];
  /** Minimum size of targets in px; default 24 (WCAG 2.5.8). */
  readonly target?: number;
}
