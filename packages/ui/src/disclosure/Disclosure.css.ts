import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

/** Summary and what it opens. */
export const disclosure = componentStyle({ minInlineSize: 0 }, 'disclosure');

/** Opens and closes. */
export const summary = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target,
    color: vars.color.action,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: vars.color.actionHover },
    },
  },
  'summary',
);

/** Its words. */
export const summaryText = componentStyle(
  { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  'summaryText',
);

/** What was opened. */
export const body = componentStyle(
  {
    display: 'grid',
    gap: vars.space[3],
    marginBlockStart: vars.space[2],
    paddingInlineStart: vars.space[4],
    borderInlineStart: `4px solid ${vars.color.hairline}`,
  },
  'body',
);
