import { vars } from '@portal/tokens';
import { componentStyle, floating, iconButton, smallText } from '../styles/build/index.ts';

/** Button and explanation. */
export const root = componentStyle({ display: 'inline-flex', verticalAlign: 'middle' }, 'root');

/** The button, 44 px wide and high. */
export const button = componentStyle(
  {
    ...iconButton,
    color: vars.color.action,
    selectors: {
      '&:hover, &[aria-expanded="true"]': {
        color: vars.color.actionHover,
        background: vars.color.actionWash,
      },
    },
    '@media': { print: { display: 'none' } },
  },
  'button',
);

/** The explanation, beside the button and above the page. */
export const bubble = componentStyle(
  {
    ...floating,
    padding: vars.space[4],
    fontWeight: 400,
    textAlign: 'start',
    ...smallText,
  },
  'bubble',
);
