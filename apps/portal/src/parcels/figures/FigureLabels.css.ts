import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const halo = ['-1px -1px', '1px -1px', '-1px 1px', '1px 1px', '0 -2px', '0 2px', '-2px 0', '2px 0']
  .map((at) => `${at} 0 ${vars.color.paper}`)
  .join(', ');

/** Button and sentence, apart from the text of the map above them. */
export const figures = style({ paddingBlockStart: vars.space[2] });

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
