import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle, mediaPrint } from '../styles/build/index.ts';

/** In the flow of the page, above its content: it covers nothing. */
export const root = componentStyle(
  {
    borderBlockEnd: `1px solid ${vars.color.controlEdge}`,
    background: vars.color.wash,
    color: vars.color.ink,
    ...breakLongWords,
    selectors: {
      // Only in the accessibility tree: see `useIsInPage`.
      '&[data-closed]': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
    },
    '@media': { [mediaPrint]: { display: 'none' } },
  },
  'root',
);

/** Content at page width. */
export const inner = componentStyle(
  {
    display: 'grid',
    gap: vars.space[3],
    boxSizing: 'border-box',
    maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
    marginInline: 'auto',
    padding: vars.space[5],
    '@media': { '(max-width: 479.98px)': { paddingInline: vars.space[4] } },
  },
  'inner',
);

/** The question. */
export const heading = componentStyle(
  { margin: 0, fontSize: vars.text.h3, lineHeight: 1.3, fontWeight: 700 },
  'heading',
);

/** What is asked for, for what, and where to read more. */
export const text = componentStyle({ maxInlineSize: vars.measure }, 'text');

/** Both answers, of one width. */
export const answers = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    gap: vars.space[3],
    maxInlineSize: '28rem',
  },
  'answers',
);
