/** Container query: below this inline size the columns do not fit side by side. Rows have several lines, and groups and sorting are selects. */
export const NARROW = '(max-width: 64.99rem)';
