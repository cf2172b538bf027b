import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Barriers with their facts, one below the other. */
export const barriers = style({
  display: 'grid',
  gap: vars.space[6],
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

/** A barrier: what it is, then its facts. */
export const barrier = style({ display: 'grid', gap: vars.space[3] });
