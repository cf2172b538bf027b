import { style } from '@vanilla-extract/css';
import { componentStyle, tabularFigures } from '../styles/build/index.ts';
import { input as textInput } from '../text-field/TextField.css.ts';

/** The input; digits of equal width. */
export const input = style([textInput, componentStyle(tabularFigures, 'input')]);
