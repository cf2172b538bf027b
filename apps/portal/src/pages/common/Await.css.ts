import { style } from '@vanilla-extract/css';

/** As high as the window. */
export const screen = style({ minBlockSize: '100svh' });
