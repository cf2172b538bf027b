import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { control } from '../field/Field.css.ts';
import { componentStyle, smallText, tabularFigures } from '../styles/build/index.ts';

export const textarea = style([
  control,
  componentStyle(
    {
      lineHeight: vars.lineHeight,
      resize: 'vertical',
      // As high as its text, at least four lines. Browsers without `field-sizing` use the number of rows.
      fieldSizing: 'content',
      minBlockSize: '8rem',
      maxBlockSize: '70vh',
      maxInlineSize: vars.measure,
      // At a zoom of 400 % the label and the count stay in the window with the text (1.4.10).
      '@media': { '(max-height: 30rem)': { maxBlockSize: '50vh' } },
    },
    'textarea',
  ),
]);

export const count = componentStyle(
  {
    ...smallText,
    ...tabularFigures,
    color: vars.color.inkSoft,
    selectors: { '&[data-over]': { color: vars.color.dangerText, fontWeight: 700 } },
  },
  'count',
);
