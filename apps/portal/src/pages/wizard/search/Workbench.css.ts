import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** From this width the legend stands beside the map. */
const BESIDE = 'screen and (min-width: 56.25rem)';

/** A phone: the legend slides over the map when the page is scrolled. */
const PHONE = 'screen and (max-width: 37.49rem) and (min-height: 30rem)';

/** Hits; on a phone a sheet over the map. */
export const legend = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': {
    [PHONE]: {
      position: 'relative',
      zIndex: 1,
      marginBlockStart: vars.space[4],
      // To the edges of the page.
      marginInline: `calc(-1 * ${vars.space[4]})`,
      padding: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.controlEdge}`,
      borderRadius: '16px 16px 0 0',
      background: vars.color.paper,
      selectors: {
        // An ornament: the page scrolls, nothing is dragged.
        '&::before': {
          content: '""',
          inlineSize: '3rem',
          blockSize: '4px',
          marginInline: 'auto',
          borderRadius: '2px',
          background: vars.color.hairline,
        },
      },
    },
  },
});

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
    // The map is sticky within its row of a grid only.
    [PHONE]: { selectors: { [`&:has(> ${legend})`]: { display: 'block' } } },
    'screen and (min-width: 62.5rem)': { gridTemplateColumns: 'minmax(0, 1fr) 26.25rem' },
  },
});

/** The map stays in sight while the legend is longer. */
export const map = style({
  minInlineSize: 0,
  '@media': {
    [BESIDE]: { position: 'sticky', insetBlockStart: vars.space[3] },
    [PHONE]: {
      selectors: {
        [`&:has(+ ${legend})`]: { position: 'sticky', insetBlockStart: 0 },
        // Above the legend while the keyboard works with it (WCAG 2.4.11).
        [`&:has(:focus-visible):has(+ ${legend})`]: { zIndex: 2, background: vars.color.paper },
      },
    },
  },
});

/** The buttons of the map, in the panel of its tab. */
export const tools = style({ minInlineSize: 0 });
