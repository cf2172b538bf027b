import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Heading, tools, table and pages of the hits. */
export const hits = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  // The end of the map stays in sight above them.
  scrollMarginBlockStart: '35vh',
  '@media': {
    // Search and form do, beside the map.
    'screen and (min-width: 56.25rem)': { scrollMarginBlockStart: '11.5rem' },
    // The map does, over which they slide.
    'screen and (max-width: 37.49rem)': {
      scrollMarginBlockStart: 'calc(max(50vh, 100svh - 24rem) + 2.25rem)',
    },
  },
});

/** Their heading, and whether one or several are chosen. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

/** One or several. */
export const howMany = style({ minInlineSize: '12rem', minBlockSize: '48px' });

/** Order and page size side by side. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

/** As high as the tools, folded or not, whose file is being loaded. */
export const toolsPlaceholder = style({
  minBlockSize: vars.target,
  selectors: { '&[data-open]': { minBlockSize: '12.5rem' } },
});

/** Over the whole width. */
export const wide = style({ gridColumn: '1 / -1' });

/** Which hits are shown, and the way to the others. */
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontVariantNumeric: 'tabular-nums',
});

// Its own width decides whether it shows page numbers.
globalStyle(`${pages} > nav`, { flex: '1 1 12rem' });

/** The four ways to a parcel, while nothing is searched. */
export const ways = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

/** One way: an icon, what is known, what to do. */
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** The icon of a way. */
export const wayIcon = style({ color: vars.color.action, marginBlockStart: '3px' });

/** What is known, as the heading of its way. */
export const wayName = style({ display: 'block', fontWeight: 700 });

/** The chosen parcels. */
export const chosen = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One of them, with the button that removes it. */
export const chosenParcel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.target,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
