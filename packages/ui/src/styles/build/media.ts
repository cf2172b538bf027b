/** Windows high contrast and the like: the system replaces all colours. */
export const mediaForcedColors = '(forced-colors: active)';

/** No request for reduced motion (WCAG 2.3.3). */
export const mediaMotion = '(prefers-reduced-motion: no-preference)';

/** Print. */
export const mediaPrint = 'print';
