/** Level of a heading in the outline of the page (WCAG 1.3.1). */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
