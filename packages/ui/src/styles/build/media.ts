/** Windows high contrast and the like: the system replaces all colours. */
export const mediaForcedColors = '(forced-colors: active)';

/** No request for reduced motion (WCAG 2.3.3). */
export const mediaMotion = '(prefers-reduced-motion: no-preference)';

/** Print. */
export const mediaPrint = 'print';

/** The width from which the wizard has two columns; in em, so that larger text in the browser's settings needs a wider window (WCAG 1.4.4). */
export const mediaWide = 'screen and (min-width: 60em)';
