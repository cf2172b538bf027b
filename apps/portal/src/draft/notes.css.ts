import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const WIDE = 'screen and (min-width: 960px)';

/** The step, and a column of notes beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem' } },
});

/** What is done in this step. */
export const main = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });

/** Notes in a column of their own. */
export const notes = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    [WIDE]: {
      paddingBlockStart: 0,
      paddingInlineStart: vars.space[6],
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
  },
});
