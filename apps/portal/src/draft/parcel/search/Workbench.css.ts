import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { message, messageOfOne } from './SearchResults.css.ts';
import {
  WIDE,
  OVER,
  OVER_WIDE,
  BESIDE,
  PHONE,
  BEYOND_PAGE,
  BESIDE_PAGE,
  EDGE,
  PAGE_PADDING,
  PHONE_PADDING,
  PADDED,
} from './windows.ts';

/** Hits; on a phone a sheet over the map. */
export const legend = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': {
    [PHONE]: {
      position: 'relative',
      zIndex: 1,
      marginBlockStart: vars.space[4],
      padding: vars.space[4],
      borderBlockStart: EDGE,
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

/** Below the loading text. */
export const waiting = style({ visibility: 'hidden' });

/*
 * On a phone and in a low window what is below the loading text is outside the window; it must not move into it when the
 * answer is only a message (layout shift). The space is below the buttons, which are not visible before there is an answer.
 */
globalStyle(`${legend}:has(> ${messageOfOne})`, {
  '@media': { '(max-width: 40rem)': { minBlockSize: '20rem' } },
});

globalStyle(`${legend}:has(> ${message})`, {
  '@media': {
    '(max-height: 60rem)': { minBlockSize: '42rem' },
    '(max-width: 40rem)': { minBlockSize: '52rem' },
  },
});

/** Map and legend; from the width of both on, they run to the edges of the page and to the bar at its end. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  vars: { '--portal-map-height': '50vh' },
  '@media': {
    screen: {
      marginInline: `calc(-1 * ${PHONE_PADDING})`,
      borderBlockStart: EDGE,
      vars: { '--portal-map-border': '0', '--portal-map-radius': '0' },
    },
    [PADDED]: { marginInline: `calc(-1 * ${PAGE_PADDING})` },
    [WIDE]: { gap: 0 },
    // Search and map are in the first window, and the hits begin in it.
    [PHONE]: {
      vars: { '--portal-map-height': 'max(50vh, 100svh - 24rem)' },
      selectors: { [`&:has(> ${legend})`]: { display: 'block' } },
    },
    [BESIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
      vars: { '--portal-map-height': 'max(24rem, 100vh - 25.75rem)' },
    },
    'screen and (min-width: 62.5rem)': { gridTemplateColumns: 'minmax(0, 1fr) 26.25rem' },
    [BEYOND_PAGE]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(26.25rem - ${PAGE_PADDING} + ${BESIDE_PAGE})`,
      marginInline: `calc(50% - 50vw)`,
    },
  },
});

/** The same without a search above it. */
export const placeAlone = style([
  place,
  { '@media': { [BESIDE]: { vars: { '--portal-map-height': 'max(24rem, 100vh - 19.75rem)' } } } },
]);

/** The map stays in sight while the legend is longer. */
export const map = style({
  minInlineSize: 0,
  // Before the map is loaded.
  minBlockSize: 'max(18rem, var(--portal-map-height))',
  '@media': {
    [BESIDE]: { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' },
    [PHONE]: {
      selectors: {
        [`&:has(+ ${legend})`]: { position: 'sticky', insetBlockStart: 0 },
        // Above the legend while the keyboard works with it (WCAG 2.4.11).
        [`&:has(:focus-visible):has(+ ${legend})`]: { zIndex: 2, background: vars.color.paper },
      },
    },
  },
});

// The button that skips the map is over the map's other buttons while it has the focus (WCAG 2.4.12).
globalStyle(
  `${map}:has(> figure > div > button:focus), ${map}:has(> figure > div > button:focus):has(+ ${legend})`,
  { zIndex: 4 },
);

globalStyle(`${map} + *`, {
  '@media': {
    // The map runs to the edges of the window, what follows it does not.
    screen: { paddingInline: PHONE_PADDING },
    [PADDED]: { paddingInline: PAGE_PADDING },
    [WIDE]: { padding: PAGE_PADDING, paddingBlockStart: vars.space[4], borderBlockStart: EDGE },
    [BESIDE]: { borderBlockStart: 0, borderInlineStart: EDGE },
    [BEYOND_PAGE]: { paddingInlineEnd: `calc(${BESIDE_PAGE})` },
  },
});

// Clear of the line above the controls.
globalStyle(`${map} > figure`, {
  '@media': { [WIDE]: { paddingBlockEnd: vars.space[3] }, [BESIDE]: { paddingBlockEnd: 0 } },
});

// What belongs to the map is below it, in line with the page.
globalStyle(
  `${map} > :not(figure), ${map} > figure > :not(:has(canvas, svg)), ${map} > figure > :has(canvas, svg) > p[aria-hidden]`,
  {
    '@media': {
      screen: { paddingInline: PHONE_PADDING },
      [PADDED]: { paddingInline: PAGE_PADDING },
    },
  },
);

// Buttons that belong to a sheet are below the map where it has no space for them.
globalStyle(`${map} [data-over]`, {
  '@media': {
    'screen and (max-width: 29.99rem)': { paddingInline: PHONE_PADDING },
    'screen and (max-height: 29.99rem)': { paddingInline: PHONE_PADDING },
  },
});

// How fingers move the map is said before the search: hits slide over the end of the map, and would cut it off.
globalStyle(`${map}:has(+ ${legend} table) p[aria-hidden]`, {
  '@media': { [PHONE]: { display: 'none' } },
});

/** At the end of the window, over the map and above the bar, as long as the result is below both. */
export const showResult = style({
  position: 'sticky',
  insetBlockEnd: '5.5rem',
  zIndex: 2,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  blockSize: 0,
});

/** The buttons of the map, in the panel of its tab; over the map where there is space. */
export const tools = style({
  display: 'flow-root',
  minInlineSize: 0,
  // Of two rows of buttons, which come with the map.
  minBlockSize: `calc(${vars.space[3]} + 2 * ${vars.target} + ${vars.space[2]})`,
  '@media': {
    [OVER]: {
      position: 'relative',
      zIndex: 3,
      minBlockSize: 0,
      blockSize: 0,
    },
  },
});

globalStyle(`[role="tabpanel"][role="tabpanel"]:has(> ${tools})`, {
  '@media': {
    [OVER]: { paddingBlockStart: 0 },
    // A stop of the keyboard until the buttons are loaded: then they are there.
    [PHONE]: { position: 'relative', zIndex: 3, blockSize: '3.75rem', marginBlockEnd: '-3.75rem' },
  },
});

globalStyle(`${tools} > fieldset`, {
  '@media': {
    [OVER]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `calc(${vars.space[2]} - ${PHONE_PADDING})`,
      margin: 0,
      marginBlockStart: vars.space[2],
      pointerEvents: 'none',
    },
    [`${PADDED} and (min-height: 30rem)`]: {
      insetInline: `calc(${vars.space[3]} - ${PAGE_PADDING}) auto`,
      inlineSize: 'calc(100% - 1.75rem)',
      flexWrap: 'wrap',
    },
    [OVER_WIDE]: { insetBlockStart: vars.space[5], marginBlockStart: vars.space[3] },
    [`${BESIDE} and (min-height: 30rem)`]: { inlineSize: 'calc(100% - 22.5rem - 1.75rem)' },
    'screen and (min-width: 62.5rem) and (min-height: 30rem)': {
      inlineSize: 'calc(100% - 26.25rem - 1.75rem)',
    },
  },
});

// Over the map, which begins at the edge of the window.
globalStyle(`${tools} > fieldset, [data-folded] > button`, {
  '@media': {
    [`${BEYOND_PAGE} and (min-height: 30rem)`]: {
      marginInlineStart: `calc(${PAGE_PADDING} - ${BESIDE_PAGE})`,
    },
  },
});

globalStyle(`${tools} > fieldset > *`, { pointerEvents: 'auto' });

// Both are in one row on a phone, each in two lines.
globalStyle(`${tools} > fieldset > button`, {
  '@media': {
    [`${PHONE} and (min-width: 20rem)`]: {
      flex: '1 1 8.5rem',
      minInlineSize: 'min-content',
      // Not "anywhere", which makes a letter the narrowest content: with larger letters each has a row of its own.
      overflowWrap: 'break-word',
      paddingInline: vars.space[2],
      fontSize: '0.9375rem',
      lineHeight: 1.2,
    },
  },
});

// Their texts need the space of the icons.
globalStyle(`${tools} > fieldset > button svg`, { '@media': { [PHONE]: { display: 'none' } } });

// The width of the window includes its scroll bar.
globalStyle(`main:has(${place})`, { '@media': { [BEYOND_PAGE]: { overflowX: 'clip' } } });
