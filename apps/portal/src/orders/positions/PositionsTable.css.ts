import { style } from '@vanilla-extract/css';
import { textInLine } from '../../pages/styles/text-in-line.ts';

/** Shows the details of all positions: in line with the table above it. */
export const toggle = style(textInLine('marginInlineStart'));
