import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle, plainList, smallText } from '../styles/build/index.ts';

/** One keyword. */
export const tag = componentStyle(
  {
    display: 'inline-flex',
    maxInlineSize: '100%',
    minInlineSize: 0,
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.wash,
    color: vars.color.ink,
    ...smallText,
    ...breakLongWords,
    selectors: {
      '&:not([data-linked])': { paddingBlock: '2px', paddingInline: vars.space[3] },
    },
  },
  'tag',
);

/** A keyword that leads to everything that has it. */
export const link = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.target,
    paddingInline: vars.space[3],
    borderRadius: vars.radius,
    color: vars.color.action,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { color: vars.color.actionHover, background: vars.color.actionWash } },
  },
  'link',
);

/** The tags of one thing. */
export const list = componentStyle(
  { ...plainList, display: 'flex', flexWrap: 'wrap', gap: vars.space[2] },
  'list',
);

/** A place in the list. */
export const item = componentStyle({ minInlineSize: 0, maxInlineSize: '100%' }, 'item');
