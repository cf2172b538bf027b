import type { Variant } from './variants.ts';

/** Which checks run in a variant. The structure of a story is the same in every theme: not every variant needs all. */
export type Checks =
  /** All rules of axe, target size, overflow, motion, texts that a screen reader leaves out. */
  | 'all'
  /** The rules of axe that depend on colours, typeface or sizes; target size, overflow, motion, texts that a screen reader leaves out. */
  | 'appearance'
  /** All rules of axe. For docs pages, where the controls are Storybook's own. */
  | 'axe'
  /** Overflow. For docs pages. */
  | 'overflow'
  /** Target size. For the report. */
  | 'targets'
  /** Contrast of edges and icons. For the report. */
  | 'edges'
  /** Overflow, target size, texts that a screen reader leaves out, contrast of edges and icons, content that is lost. */
  | 'layout'
  /** Lengths of lines. For wide windows. */
  | 'lines'
  /** What shows the focus. Moves it: last. */
  | 'focus'
  /** Drawings, edges and icons in forced colours. */
  | 'forced-colors';

/** Checks of a story in one variant. */
export interface Visit extends Variant {
  readonly checks: Checks;
}

/** Smallest side of a target, in px (WCAG 2.5.8). */
export const MIN_TARGET = 24;
