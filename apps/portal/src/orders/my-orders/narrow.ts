/**
 * Container query: below this inline size the columns do not fit side by side. Rows have several lines, and groups and sorting are selects.
 * In widths of a figure: a minimum font size of the browser does not change `rem` (IN-5).
 */
export const NARROW = '(max-width: 104ch)';
