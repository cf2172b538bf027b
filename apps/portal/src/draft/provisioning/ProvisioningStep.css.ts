import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** PDF and paper, and below them the fee and the address: side by side where both fit. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[2],
  '@media': {
    'screen and (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The fee of a further copy, below that of the first. */
export const furtherCopy = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

/** The fee, and what is said about it. */
export const fees = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });

/** The fee for screen readers, which announce it when it changes; the bar below shows it. */
export const fee = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

globalStyle(`${options} [data-variant="card"] > :last-child`, { alignContent: 'start' });

// Cards of one height.
globalStyle(`${options} > :has(> [data-variant="card"])`, { display: 'grid' });
