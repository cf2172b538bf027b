import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** A consent of one sentence, in one line where there is space. */
export const short = style({ vars: { [vars.measure]: '41rem' } });
