import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle } from '../styles/build/index.ts';

/** The answers; its inline size decides whether question and answer are side by side. */
export const list = componentStyle(
  { containerType: 'inline-size', margin: 0, borderBlockStart: `1px solid ${vars.color.hairline}` },
  'list',
);

/** One question and its answer. */
export const row = componentStyle(
  {
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    breakInside: 'avoid',
    '@container': {
      '(min-width: 32rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        gap: vars.space[4],
      },
    },
  },
  'row',
);

/** The question in short. */
export const label = componentStyle(
  { minInlineSize: 0, fontWeight: 600, ...breakLongWords },
  'label',
);

/** The answer, and what changes it. */
export const description = componentStyle(
  {
    display: 'grid',
    // The text of the link breaks only if it would take more than half of the line.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    alignItems: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    margin: 0,
  },
  'description',
);

/** The answer. */
export const value = componentStyle(
  {
    minInlineSize: 0,
    ...breakLongWords,
    selectors: { '&[data-empty]': { color: vars.color.inkSoft } },
  },
  'value',
);

/** The link or button; in print it means nothing. */
export const change = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.target,
    marginBlock: `calc((1lh - ${vars.target}) / 2)`,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.action,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    ...breakLongWords,
    selectors: { '&:hover': { color: vars.color.actionHover } },
    '@media': { print: { display: 'none' } },
  },
  'change',
);
