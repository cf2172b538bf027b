import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle, mediaMotion } from '../styles/build/index.ts';

export const root = componentStyle(
  { borderBlockStart: `1px solid ${vars.color.hairline}` },
  'root',
);

export const item = componentStyle({ borderBlockEnd: `1px solid ${vars.color.hairline}` }, 'item');

export const heading = componentStyle({ fontSize: 'inherit', lineHeight: 'inherit' }, 'heading');

export const trigger = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.controlHeight,
    paddingBlock: vars.space[3],
    paddingInline: 0,
    border: 0,
    background: 'transparent',
    color: vars.color.action,
    fontWeight: 700,
    textAlign: 'start',
    cursor: 'pointer',
    ...breakLongWords,
    selectors: { '&:hover': { color: vars.color.actionHover, background: vars.color.actionWash } },
  },
  'trigger',
);

export const chevron = componentStyle(
  {
    '@media': { [mediaMotion]: { transition: `transform ${vars.duration.short}` } },
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
  },
  'chevron',
);

export const content = componentStyle(
  {
    display: 'grid',
    gap: vars.space[3],
    // Clear of the focus indicator of the button above.
    paddingBlockStart: vars.space[2],
    paddingBlockEnd: vars.space[5],
    paddingInlineStart: vars.space[8],
    maxInlineSize: vars.measure,
    // A closed section stays in the document; its own display would bring its padding back.
    selectors: { '&[hidden]': { display: 'none' } },
  },
  'content',
);
