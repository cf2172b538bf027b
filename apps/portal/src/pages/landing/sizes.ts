/** Windows in which the card lies on the map; in narrower ones it is below, and overlaps the map. */
export const WIDE = 'screen and (min-width: 760px)';

/** Height of the map of the landing page. */
export const MAP_HEIGHT = { phone: '232px', wide: '520px' } as const;
