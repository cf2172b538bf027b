import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Lines that can be read well. */
export const list = style({ maxInlineSize: '32rem' });

/** One login: heading, what it needs, and its button. */
export const login = style({ display: 'grid', gap: vars.space[4] });
