import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  mediaForcedColors,
  plainList,
  smallText,
} from '../styles/build/index.ts';

/** Where files can be dropped; around the button. */
export const zone = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    marginBlockStart: vars.space[1],
    padding: vars.space[4],
    border: `2px dashed ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    selectors: {
      '&[data-dragging]': {
        borderStyle: 'solid',
        borderColor: vars.color.action,
        background: vars.color.actionWash,
      },
    },
    '@media': {
      [mediaForcedColors]: { selectors: { '&[data-dragging]': { borderColor: 'Highlight' } } },
    },
  },
  'zone',
);

/** Says that files can be dropped; only where there is a pointer that can. */
export const drop = componentStyle(
  { color: vars.color.inkSoft, '@media': { '(hover: none)': { display: 'none' } } },
  'drop',
);

/** Types, size and number that are allowed. */
export const limits = componentStyle({ color: vars.color.inkSoft, ...smallText }, 'limits');

/** The files. */
export const list = componentStyle({ ...plainList, display: 'grid' }, 'list');

/** One file. */
export const item = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  },
  'item',
);

/** Tells the state apart, beside its word. */
export const icon = componentStyle(
  {
    color: vars.color.inkSoft,
    selectors: {
      '[data-status="done"] > &': { color: vars.color.successEdge },
      '[data-status="failed"] > &, [data-status="refused"] > &': { color: vars.color.dangerText },
    },
  },
  'icon',
);

/** Name, state and progress. */
export const file = componentStyle(
  { display: 'grid', flex: '1 1 10rem', minInlineSize: 0 },
  'file',
);

/** The name of the file. */
export const name = componentStyle({ fontWeight: 700, ...breakLongWords }, 'name');

/** Size and state. */
export const state = componentStyle(
  {
    color: vars.color.inkSoft,
    ...smallText,
    selectors: {
      '[data-status="failed"] &, [data-status="refused"] &': { color: vars.color.dangerText },
    },
  },
  'state',
);

/** The share that was sent. */
export const progress = componentStyle(
  { inlineSize: '100%', blockSize: '0.5rem', accentColor: vars.color.action },
  'progress',
);

/** The buttons of a file. */
export const buttons = componentStyle(
  { display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' },
  'buttons',
);
