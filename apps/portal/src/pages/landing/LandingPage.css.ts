import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const stackOf = (gap: string) => ({ display: 'grid', gap, justifyItems: 'start' }) as const;

/** Opening text of the landing page, with space above and below. */
export const opening = style({
  ...stackOf(vars.space[4]),
  paddingBlock: `clamp(${vars.space[6]}, 4vw, ${vars.space[12]}) ${vars.space[8]}`,
});
