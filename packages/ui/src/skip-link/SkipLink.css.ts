import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

/** Above the viewport until it has the focus. */
export const link = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[4],
    zIndex: 100,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target,
    paddingInline: vars.space[4],
    borderRadius: vars.radius,
    background: vars.color.action,
    color: vars.color.onAction,
    fontWeight: 700,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { transform: 'none' } },
    '@media': { print: { display: 'none' } },
  },
  'link',
);
