import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Letter beside the names. */
export const place = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** The letter that the parcel has on the map. */
export const letter = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `2px solid ${vars.color.parcel}`,
  borderRadius: '50%',
  boxSizing: 'border-box',
  background: vars.color.paper,
  color: vars.color.parcel,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1,
  selectors: {
    '[data-selected] &': { background: vars.color.parcel, color: vars.color.paper },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      color: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '[data-selected] &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** The section, where it has no column (`ResultColumn.card`). */
export const section = style({
  display: 'none',
  '@container': { '(max-width: 21.99rem)': { display: 'inline' } },
});

/** Address and area below the name of the local subdistrict. */
export const address = style({
  display: 'block',
  fontSize: vars.text.small,
  fontWeight: 400,
  lineHeight: 1.35,
  color: vars.color.inkSoft,
  selectors: { '[data-selected] &': { color: 'inherit' } },
});
