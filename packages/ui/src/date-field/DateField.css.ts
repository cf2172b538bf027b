import { vars } from '@portal/tokens';
import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentStyle, smallText } from '../styles/build/index.ts';

/** The three fields, in one line where they fit. */
export const parts = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` },
  'parts',
);

/** Label and field of one part. */
export const part = componentStyle({ minInlineSize: 0 }, 'part');

/** The label of a part. */
export const partLabel = componentStyle({ display: 'block', ...smallText }, 'partLabel');

/** The field of a part, as wide as two or four digits. */
export const input = style([
  control,
  componentStyle(
    {
      inlineSize: 'calc(2ch + 2.5rem)',
      selectors: { '&[data-part="year"]': { inlineSize: 'calc(4ch + 2.5rem)' } },
    },
    'input',
  ),
]);
