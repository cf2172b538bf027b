import { vars } from '@portal/tokens';
import { componentRule, componentStyle } from '../styles/build/index.ts';

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
    overflow: 'hidden',
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    selectors: {
      '&[data-emphasis]': { background: vars.color.actionWash, borderColor: vars.color.actionWash },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  'card',
);

/** Heading, text and action. */
export const body = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    flex: '1 1 auto',
    minInlineSize: 0,
    padding: vars.space[6],
    '@media': { '(max-width: 479.98px)': { padding: vars.space[5] } },
  },
  'body',
);

/** A picture in the whole height of the card, where the text beside it has space. */
export const picture = componentStyle(
  {
    display: 'none',
    flex: 'none',
    inlineSize: '13rem',
    borderInlineStart: `1px solid ${vars.color.hairline}`,
    background: vars.color.wash,
    '@container': {
      '((min-width: 30rem) and (max-width: 45.99rem)) or (min-width: 56rem)': { display: 'block' },
    },
  },
  'picture',
);

// The picture does not make the card higher.
componentRule(`${picture} > *`, { display: 'block', blockSize: 0, minBlockSize: '100%' });

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
