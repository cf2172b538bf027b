import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** From this width the order stands beside the methods. */
const BESIDE = 'screen and (min-width: 56.25rem)';
const BELOW = 'screen and (max-width: 56.24rem)';
const NARROW = 'screen and (max-width: 47.99rem)';
const WIDE = 'screen and (min-width: 48rem)';

/** Methods and order. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});

/** The notice with the deadline, as wide as the methods. */
export const notice = style({ display: 'grid' });

globalStyle(`${notice} > *`, { inlineSize: '100%' });

/** Method, order and amount in the bar. */
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  lineHeight: 1.3,
  '@media': { [NARROW]: { flexWrap: 'wrap', justifyContent: 'flex-start' } },
});

export const chosenMethod = style({
  display: 'grid',
  minInlineSize: 0,
  textAlign: 'end',
  '@media': {
    [NARROW]: { textAlign: 'start' },
    // Without the number of the order it has the name of the method only.
    [BELOW]: { selectors: { '&:not(:has(strong))': { display: 'none' } } },
  },
});

export const chosenName = style({ fontWeight: 600 });

/** The card below the methods has it, too. */
export const chosenOrder = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  '@media': { [BELOW]: { display: 'none' } },
});

const divided = {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.hairline}`,
} as const;

export const amount = style({
  fontSize: vars.text.h3,
  whiteSpace: 'nowrap',
  selectors: {
    '* + &': { '@media': { [BESIDE]: divided } },
    [`${chosenMethod}:has(strong) + &`]: { '@media': { [WIDE]: divided } },
  },
});
