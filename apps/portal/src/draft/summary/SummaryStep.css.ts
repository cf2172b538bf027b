import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Notices close to each other. */
export const notices = style({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});

/** Consents, and beside them the delivery address where both fit. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    'screen and (min-width: 56.25rem)': {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
    },
  },
});
