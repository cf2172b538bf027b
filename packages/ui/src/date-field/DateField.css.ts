import { vars } from '@portal/tokens';
import { componentStyle, smallText, tabularFigures } from '../styles/build/index.ts';
import { control } from '../field/Field.css.ts';

/** Day, month and year in one row. */
export const parts = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 },
  'parts',
);

/** One input with its label. */
export const part = componentStyle({ display: 'grid', gap: vars.space[1] }, 'part');

export const label = componentStyle(smallText, 'label');

const digits = componentStyle(
  {
    ...tabularFigures,
    selectors: {
      '&[data-digits="2"]': { inlineSize: 'calc(2ch + 2.5rem)' },
      '&[data-digits="4"]': { inlineSize: 'calc(4ch + 2.5rem)' },
    },
  },
  'digits',
);

/** Like every control, with tabular figures. */
export const input = `${control} ${digits}`;
