import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { control } from '../field/Field.css.ts';
import {
  breakLongWords,
  componentStyle,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';

export const frame = componentStyle({ position: 'relative' }, 'frame');

export const input = style([
  control,
  componentStyle({ paddingInlineEnd: vars.space[12], textOverflow: 'ellipsis' }, 'input'),
]);

export const button = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: `calc(${vars.space[1]} + 3px)`,
    insetInlineEnd: '3px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    padding: 0,
    border: 0,
    borderRadius: vars.radius,
    background: 'transparent',
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.actionWash } },
  },
  'button',
);

export const popup = componentStyle(
  {
    position: 'absolute',
    zIndex: 20,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space[1]})`,
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    overflow: 'hidden',
    selectors: {
      // Only in the accessibility tree: see `useIsInPage`.
      '&[data-closed]': { opacity: 0, pointerEvents: 'none' },
    },
  },
  'popup',
);

export const list = componentStyle(
  {
    // Whole rows: six, four in a low window.
    maxBlockSize: `calc(6 * ${vars.target})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollSnapType: 'block proximity',
    '@media': { '(max-height: 40rem)': { maxBlockSize: `calc(4 * ${vars.target})` } },
  },
  'list',
);

export const option = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.target,
    scrollSnapAlign: 'start',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderInlineStart: '4px solid transparent',
    cursor: 'pointer',
    ...breakLongWords,
    selectors: {
      '&:hover': { background: vars.color.wash },
      '&[data-active]': {
        background: vars.color.actionWash,
        borderInlineStartColor: vars.color.action,
      },
      '&[aria-checked="true"]': { fontWeight: 700 },
    },
    '@media': {
      // A transparent edge would be drawn in the colour of text.
      [mediaForcedColors]: {
        borderInlineStartColor: 'Canvas',
        selectors: {
          '&[data-active]': {
            forcedColorAdjust: 'none',
            borderInlineStartColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'option',
);

export const note = componentStyle(
  { padding: vars.space[3], color: vars.color.inkSoft, ...smallText },
  'note',
);

export const status = componentStyle({ color: vars.color.inkSoft, ...smallText }, 'status');

export const failed = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    marginBlockStart: vars.space[1],
    color: vars.color.dangerText,
    ...smallText,
  },
  'failed',
);

export const failedText = componentStyle({ display: 'flex', gap: vars.space[2] }, 'failed-text');
