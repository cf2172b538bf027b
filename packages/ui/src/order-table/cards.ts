/** Container query: below this inline size the rows become cards. */
export const CARDS = '(max-width: 43.99rem)';
