import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

const WIDE = '(min-width: 46rem)';

/** A container: the layout depends on its inline size. */
export const group = componentStyle({ containerType: 'inline-size' }, 'group');

/** Two cards side by side; the first is wider. */
export const grid = componentStyle(
  {
    display: 'grid',
    gap: vars.space[6],
    '@container': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
        selectors: {
          // Three or more cards have the same width.
          '&:has(> :nth-child(3))': {
            gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
          },
        },
      },
    },
  },
  'grid',
);

export const card = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    padding: vars.space[8],
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    selectors: {
      '&[data-emphasis]': { background: vars.color.actionWash, borderColor: vars.color.actionWash },
    },
    '@media': {
      '(max-width: 479.98px)': { padding: vars.space[5] },
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
  'card',
);

export const heading = componentStyle(
  {
    margin: 0,
    fontSize: vars.text.h2,
    lineHeight: 1.2,
    hyphens: 'auto',
  },
  'heading',
);

export const text = componentStyle({ maxInlineSize: vars.measure, hyphens: 'auto' }, 'text');

/** At the end of the card, also beside cards with longer texts. */
export const action = componentStyle(
  {
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[2],
  },
  'action',
);
