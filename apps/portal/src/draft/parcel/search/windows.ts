import { vars } from '@portal/tokens';

/** From this width the map runs to the edges of the page, with its buttons over it. */
export const WIDE = 'screen and (min-width: 37.5rem)';

/** The buttons are over the map; a lower window, zoomed to 200 % for example, has no space for them there. */
export const OVER = 'screen and (min-height: 30rem)';
export const OVER_WIDE = `${WIDE} and (min-height: 30rem)`;

/** From this width the legend stands beside the map. */
export const BESIDE = 'screen and (min-width: 56.25rem)';

/** A phone: the legend slides over the map when the page is scrolled. */
export const PHONE = 'screen and (max-width: 37.49rem) and (min-height: 30rem)';

/** Wider than the page, which has an edge there. */
export const BEYOND_PAGE = 'screen and (min-width: 75rem)';

/** What the window has beside the content of the page. */
export const BESIDE_PAGE = `(100vw - ${vars.page}) / 2`;

export const EDGE = `1px solid ${vars.color.controlEdge}`;
export const PAGE_PADDING = vars.space[5];
export const PHONE_PADDING = vars.space[4];

/** From this width the page has its wide padding. */
export const PADDED = 'screen and (min-width: 30rem)';
