import { vars } from '@portal/tokens';
import { componentStyle, smallText, tabularFigures } from '../styles/build/index.ts';
import { control } from '../field/Field.css.ts';

/** Day, month and year beside each other. */
export const parts = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 },
  'parts',
);

/** One input with its name. */
export const part = componentStyle({ display: 'grid', gap: vars.space[1] }, 'part');

/** What the input is. */
export const label = componentStyle(smallText, 'label');

const digits = componentStyle(tabularFigures, 'digits');

/** The input: as every control, with digits of one width. */
export const input = `${control} ${digits}`;
