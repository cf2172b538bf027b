import { style } from '@vanilla-extract/css';

/** About as high as a page of results, so that the buttons below do not move when the results arrive (layout shift). */
export const resultsPlaceholder = style({
  minBlockSize: '36rem',
  alignContent: 'start',
  '@media': { '(max-width: 40rem)': { minBlockSize: '46rem' } },
});

/** The same for a search that finds one parcel at most: as high as one row, or as the text that there is none. */
export const resultPlaceholder = style({
  minBlockSize: '6rem',
  alignContent: 'start',
  // On a phone a row has three lines, and the text that there is none four.
  '@media': { '(max-width: 40rem)': { minBlockSize: '14rem' } },
});

/** A message in the place of results: what is around it keeps its height (`Workbench.css.ts`). */
export const message = style({});

/** The same after a search that finds one parcel at most. */
export const messageOfOne = style({});
