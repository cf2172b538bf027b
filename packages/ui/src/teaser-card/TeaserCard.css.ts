import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

const WIDE = '(min-width: 46rem)';

/** A container, so that the cards follow the room they have. */
export const group = componentStyle({ containerType: 'inline-size' });

/** The cards side by side; the first a little wider. */
export const grid = componentStyle({
  display: 'grid',
  gap: vars.space[6],
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
      selectors: {
        // More than two are equals.
        '&:has(> :nth-child(3))': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
        },
      },
    },
  },
});

/** One card. */
export const card = componentStyle({
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
});

/** Where it leads. */
export const heading = componentStyle({
  margin: 0,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
  hyphens: 'auto',
});

/** What one finds there. */
export const text = componentStyle({ maxInlineSize: vars.measure, hyphens: 'auto' });

/** The action, at the foot of cards of unequal text. */
export const action = componentStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
});
