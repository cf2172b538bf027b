import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentRule,
  componentStyle,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';

export const card = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[3],
    minBlockSize: vars.target,
    paddingBlock: vars.space[2],
    containerType: 'inline-size',
    selectors: {
      '&[data-variant="card"]': {
        padding: vars.space[4],
        border: `1px solid ${vars.color.hairline}`,
        borderRadius: vars.radius,
        background: vars.color.paper,
      },
      '&[data-variant="card"]:hover': { borderColor: vars.color.controlEdge },
      '&[data-variant="card"][data-selected]': {
        borderColor: vars.color.action,
        background: vars.color.actionWash,
        boxShadow: `inset 4px 0 0 ${vars.color.action}`,
      },
      '[dir="rtl"] &[data-variant="card"][data-selected]': {
        boxShadow: `inset -4px 0 0 ${vars.color.action}`,
      },
      '&[data-disabled]': { color: vars.color.inkSoft, background: vars.color.wash },
    },
    '@media': {
      [mediaForcedColors]: {
        selectors: {
          '&[data-variant="card"][data-selected]': {
            borderColor: 'Highlight',
            borderWidth: '3px',
          },
        },
      },
    },
  },
  'card',
);

export const control = componentStyle(
  { display: 'grid', flexShrink: 0, placeItems: 'start', blockSize: '1.5em' },
  'control',
);

export const content = componentStyle(
  {
    display: 'grid',
    flex: 1,
    minInlineSize: 0,
    gap: vars.space[1],
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  'content',
);

export const label = componentStyle(
  {
    maxInlineSize: vars.measure,
    textWrap: 'pretty',
    ...breakLongWords,
    selectors: { [`${card}[data-variant="card"] &`]: { fontWeight: 700 } },
  },
  'label',
);

export const details = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    color: vars.color.inkSoft,
    ...smallText,
  },
  'details',
);

export const description = componentStyle({ flex: '1 1 16rem', minInlineSize: 0 }, 'description');

export const price = componentStyle(
  { color: vars.color.ink, fontWeight: 700, whiteSpace: 'nowrap' },
  'price',
);

export const reason = componentStyle({ flexBasis: '100%', color: vars.color.ink }, 'reason');

export const reasonIcon = componentStyle(
  { display: 'inline-block', verticalAlign: '-0.2em', inlineSize: '1.1em', blockSize: '1.1em' },
  'reasonIcon',
);

export const extra = componentStyle(
  { position: 'relative', zIndex: 1, justifySelf: 'start', ...smallText },
  'extra',
);

// A link outside a sentence has the target size of a button (WCAG 2.5.8).
componentRule(`${extra} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
});
