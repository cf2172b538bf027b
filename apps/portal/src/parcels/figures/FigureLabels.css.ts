import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { textInLine } from '../../pages/styles/text-in-line.ts';
import { halo } from '../../pages/styles/halo.ts';

/** Button and sentence, apart from the text of the map above them. */
export const figures = style({ paddingBlockStart: vars.space[2] });

/** The button: its text is in line with what is below it. */
export const toggle = style(textInLine('marginInlineStart'));

/** How many figures have room. */
export const note = style({ margin: 0, color: vars.color.inkSoft, fontSize: vars.text.small });

/** The room of the labels: the map. */
export const room = style({ position: 'absolute', inset: 0 });

/** A figure, whose middle is at its place; a halo keeps it readable on any map, in forced colours a background does. */
export const label = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  visibility: 'hidden',
  padding: '0 2px',
  color: vars.color.ink,
  fontSize: vars.text.small,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textShadow: halo,
  selectors: {
    '&[data-shown]': { visibility: 'visible' },
    '&[data-kind="area"]': { fontWeight: 700 },
    '&[data-kind="neighbour"]': { color: vars.color.inkSoft },
  },
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' },
  },
});
