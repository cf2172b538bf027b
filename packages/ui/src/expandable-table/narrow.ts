/** Container query: below this inline size each row is a few lines, without columns. */
export const NARROW = '(max-width: 63.99rem)';
