/** Windows high contrast and the like: colours come from the system, only edges remain ours. */
export const mediaForcedColors = '(forced-colors: active)';

/** Motion only for those who have not asked for less (WCAG 2.3.3). */
export const mediaMotion = '(prefers-reduced-motion: no-preference)';

/** Paper. */
export const mediaPrint = 'print';

/** The width from which the wizard has two columns. */
export const mediaWide = 'screen and (min-width: 960px)';
