import { vars } from '@portal/tokens';
import { componentStyle, hiddenVisually, mediaPrint } from '../styles/build/index.ts';

export const link = componentStyle(
  {
    color: vars.color.action,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: vars.color.actionHover },
      '&[data-variant="quiet"]': { color: 'inherit' },
    },
  },
  'link',
);

/** An inline block, because underlines continue into inline boxes. */
export const newTab = componentStyle(
  { display: 'inline-block', whiteSpace: 'nowrap', position: 'relative' },
  'newTab',
);

export const icon = componentStyle(
  {
    display: 'inline-block',
    inlineSize: '0.9em',
    blockSize: '0.9em',
    marginInlineStart: '0.15em',
    verticalAlign: '-0.05em',
    '@media': { [mediaPrint]: { display: 'none' } },
  },
  'icon',
);

export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
