import { vars } from '@portal/tokens';
import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentRule, componentStyle } from '../styles/build/index.ts';

/** Files can be dropped anywhere on the control. */
export const input = style([
  control,
  componentStyle({ paddingInlineStart: vars.space[2], cursor: 'pointer' }, 'input'),
]);

componentRule(`${input.split(' ').at(-1)}::file-selector-button`, {
  minBlockSize: '36px',
  marginInlineEnd: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.action}`,
  borderRadius: vars.radius,
  background: vars.color.paper,
  color: vars.color.action,
  font: 'inherit',
  cursor: 'pointer',
});
