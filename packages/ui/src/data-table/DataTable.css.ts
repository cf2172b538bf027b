import { vars } from '@portal/tokens';
import { expandableStyles } from '../expandable-table/expandable-styles.ts';
import { NARROW } from '../expandable-table/narrow.ts';
import { boxRadius, componentStyle, smallText } from '../styles/build/index.ts';

export const parts = expandableStyles();

/** Filter, order and number of rows, above the table. */
export const tools = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    marginBlockEnd: vars.space[3],
    '@media': { print: { display: 'none' } },
  },
  'tools',
);

/** The field that chooses the order, where the headers with their buttons are hidden. */
export const order = componentStyle(
  { display: 'none', '@container': { [NARROW]: { display: 'block' } } },
  'order',
);

/** Number of rows, and of selected ones. */
export const count = componentStyle(
  { color: vars.color.inkSoft, paddingBlock: vars.space[3], ...smallText },
  'count',
);

/** Sorts by a column. */
export const sort = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.inkSoft,
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.action, textDecoration: 'underline' },
      '[aria-sort] > &': { color: vars.color.ink, fontWeight: 700 },
    },
    // Not only out of sight: nobody could see the focus.
    '@container': { [NARROW]: { visibility: 'hidden' } },
  },
  'sort',
);

/** The header of a column where the button is hidden. */
export const header = componentStyle(
  { display: 'none', '@container': { [NARROW]: { display: 'inline' } } },
  'header',
);

/** The cell of a checkbox. */
export const selectCell = componentStyle(
  {
    inlineSize: vars.target,
    padding: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    '@container': { [NARROW]: { display: 'block', padding: 0, border: 0, inlineSize: 'auto' } },
  },
  'selectCell',
);

/** A checkbox. */
export const box = componentStyle(
  {
    inlineSize: '24px',
    blockSize: '24px',
    margin: 0,
    borderRadius: boxRadius,
    accentColor: vars.color.action,
    cursor: 'pointer',
  },
  'box',
);

/** The checkbox of all rows of the page, and its label. */
export const selectPage = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minBlockSize: vars.target },
  'selectPage',
);

/** Why rows could not be loaded. */
export const error = componentStyle({ marginBlockEnd: vars.space[3] }, 'error');
