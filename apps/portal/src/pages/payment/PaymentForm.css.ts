import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** From this width the order stands beside the methods. */
const BESIDE = 'screen and (min-width: 56.25rem)';
const NARROW = 'screen and (max-width: 47.99rem)';

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
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  lineHeight: 1.3,
  '@media': { [NARROW]: { justifyContent: 'flex-start' } },
});

export const chosenMethod = style({ display: 'grid', textAlign: 'end' });

export const chosenName = style({ fontWeight: 600 });

export const chosenOrder = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  '@media': { [NARROW]: { display: 'none' } },
});

export const amount = style({
  fontSize: vars.text.h3,
  whiteSpace: 'nowrap',
  selectors: {
    '* + &': {
      '@media': {
        'screen and (min-width: 48rem)': {
          paddingInlineStart: vars.space[4],
          borderInlineStart: `1px solid ${vars.color.hairline}`,
        },
      },
    },
  },
});
