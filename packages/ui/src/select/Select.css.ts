import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { control } from '../field/Field.css.ts';
import { componentStyle } from '../styles/build/index.ts';

export const frame = componentStyle({ position: 'relative', display: 'block' }, 'frame');

export const select = style([
  control,
  componentStyle({ paddingInlineEnd: vars.space[10], textOverflow: 'ellipsis' }, 'select'),
]);

export const chevron = componentStyle(
  {
    position: 'absolute',
    insetInlineEnd: vars.space[3],
    insetBlockEnd: `calc((${vars.controlHeight} - 1.25em) / 2)`,
    pointerEvents: 'none',
  },
  'chevron',
);
