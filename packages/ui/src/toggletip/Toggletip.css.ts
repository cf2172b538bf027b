import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle, iconButton, smallText } from '../styles/build/index.ts';

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

/** The explanation: below the button, or above it where there is no space; in the middle of the window without anchors. */
export const bubble = componentStyle(
  {
    display: 'none',
    position: 'fixed',
    inset: 0,
    margin: 'auto',
    inlineSize: 'fit-content',
    blockSize: 'fit-content',
    maxInlineSize: `min(24rem, 100vw - 2 * ${vars.space[4]})`,
    padding: vars.space[4],
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    color: vars.color.ink,
    fontWeight: 400,
    textAlign: 'start',
    ...smallText,
    ...breakLongWords,
    selectors: { '&[data-open]': { display: 'block' } },
    '@supports': {
      '(position-area: block-end)': {
        inset: 'auto',
        margin: vars.space[1],
        positionArea: 'block-end span-inline-end',
        positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      },
    },
  },
  'bubble',
);
