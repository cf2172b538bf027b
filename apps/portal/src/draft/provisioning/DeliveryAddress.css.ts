import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The fields below each other. */
export const fields = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '30rem' });
