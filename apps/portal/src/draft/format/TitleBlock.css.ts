import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Lines of the title block. */
export const lines = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1 });

/** Points to the north. */
export const arrow = style({ fill: vars.color.ink });

/** Text of the title block, in millimetres of the sheet. */
export const text = style({ fill: vars.color.ink, fontSize: '3.6px' });

/** The first line of a column. */
export const strong = style({ fontSize: '4.4px', fontWeight: 700 });
