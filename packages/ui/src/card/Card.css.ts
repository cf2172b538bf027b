import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle, headingText } from '../styles/build/index.ts';

/** The box; on paper it is not divided. */
export const card = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minInlineSize: 0,
    padding: vars.space[5],
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    breakInside: 'avoid',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  'card',
);

/** Heading and badge. */
export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[2],
  },
  'head',
);

/** What the card is about. */
export const heading = componentStyle(
  { margin: 0, minInlineSize: 0, ...headingText.h3, ...breakLongWords },
  'heading',
);

/** The content. */
export const body = componentStyle(
  { display: 'grid', gap: vars.space[3], minInlineSize: 0, ...breakLongWords },
  'body',
);

/** Links or buttons; at the end, also beside cards with more content. */
export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[2],
  },
  'actions',
);
