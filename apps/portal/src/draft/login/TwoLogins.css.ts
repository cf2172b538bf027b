import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** One login: heading, what it needs, and its button. */
export const login = style({ display: 'grid', gap: vars.space[4] });
