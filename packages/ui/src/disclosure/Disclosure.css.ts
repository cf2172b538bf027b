import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

export const disclosure = componentStyle({ minInlineSize: 0 }, 'disclosure');

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

export const summaryText = componentStyle(
  { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  'summaryText',
);

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
