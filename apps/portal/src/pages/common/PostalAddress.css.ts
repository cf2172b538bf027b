import { style } from '@vanilla-extract/css';

/** Upright, unlike the default of browsers; long words wrap. */
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
