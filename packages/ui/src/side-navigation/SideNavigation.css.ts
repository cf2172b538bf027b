import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  mediaForcedColors,
  plainList,
  smallText,
} from '../styles/build/index.ts';

/** The landmark; not printed. */
export const root = componentStyle({ '@media': { print: { display: 'none' } } }, 'root');

/** The pages. */
export const list = componentStyle(
  {
    ...plainList,
    // Pages below another one.
    selectors: { '& &': { marginInlineStart: vars.space[4] } },
  },
  'list',
);

/** A page. */
export const item = componentStyle({ marginBlockEnd: '2px' }, 'item');

const line = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  ...breakLongWords,
} as const;

/** The link to a page. */
export const link = componentStyle(
  {
    ...line,
    borderInlineStart: '4px solid transparent',
    color: vars.color.action,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.wash, textDecoration: 'underline' },
      '&[aria-current="page"]': {
        borderInlineStartColor: vars.color.action,
        background: vars.color.actionWash,
        color: vars.color.ink,
        fontWeight: 700,
      },
    },
    '@media': {
      [mediaForcedColors]: {
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current="page"]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  },
  'link',
);

/** The name of a group of pages. */
export const group = componentStyle({ ...line, color: vars.color.inkSoft, ...smallText }, 'group');
