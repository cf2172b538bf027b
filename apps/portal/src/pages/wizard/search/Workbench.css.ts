import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** From this width the legend stands beside the map. */
const BESIDE = 'screen and (min-width: 56.25rem)';

/** Map and legend, as wide as the page without its padding: the map runs to the edge of the page. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  vars: { '--portal-map-height': '50vh' },
  '@media': {
    [BESIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
      alignItems: 'start',
      gap: vars.space[6],
      vars: { '--portal-map-height': 'max(50vh, 28.75rem)' },
    },
    'screen and (min-width: 62.5rem)': { gridTemplateColumns: 'minmax(0, 1fr) 26.25rem' },
  },
});

/** The map stays in sight while the legend is longer. */
export const map = style({
  minInlineSize: 0,
  '@media': {
    [BESIDE]: { position: 'sticky', insetBlockStart: vars.space[3] },
  },
});

/** Hits, or the controls of the sheet. */
export const legend = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** The buttons of the map, in the panel of its tab. */
export const tools = style({ minInlineSize: 0 });
