import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Checkboxes close to each other. */
export const consents = style({ display: 'grid', gap: vars.space[1] });
