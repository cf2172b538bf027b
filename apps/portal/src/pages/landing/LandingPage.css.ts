import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { MAP_HEIGHT, WIDE } from './sizes.ts';

/** Pixels of the map above the card, which is higher where it is narrow, and below it. */
const ABOVE = { narrow: '64px', wide: '112px' } as const;
const BELOW = vars.space[6];

const onMap = (above: string) => ({
  minBlockSize: `calc(${MAP_HEIGHT.wide} - ${above} - ${BELOW})`,
  marginBlock: `calc(${above} - ${MAP_HEIGHT.wide} - ${vars.space[4]}) calc(${BELOW} + ${vars.space[10]})`,
});

/**
 * Lies on the map; a card that is higher than the map goes on below it. Its upper edge has a fixed place: the card does not move when its text
 * gets another line.
 */
export const opening = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  marginBlock: `calc(-1 * ${vars.space[4]} - ${vars.space[8]}) ${vars.space[6]}`,
  '@media': {
    [WIDE]: onMap(ABOVE.narrow),
    'screen and (min-width: 1080px)': onMap(ABOVE.wide),
    print: { marginBlockStart: 0 },
  },
});

/** The title block of a map sheet: a line around another one. */
export const title = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  boxSizing: 'border-box',
  padding: vars.space[6],
  border: `1px solid ${vars.color.ink}`,
  outline: `1px solid ${vars.color.hairline}`,
  outlineOffset: '-7px',
  background: vars.color.paper,
  '@media': {
    [WIDE]: {
      inlineSize: 'clamp(21rem, 52%, 36.5rem)',
      padding: vars.space[8],
    },
  },
});

/** The field for an address or a parcel, as wide as the card. */
export const search = style({
  inlineSize: '100%',
  minBlockSize: vars.space[10],
  marginBlockStart: vars.space[3],
});

// It looks like the field that it becomes.
globalStyle(`button${search}`, { justifyContent: 'start', textAlign: 'start' });

/** Links above the heading. */
export const plainInformation = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

/** The main button, with space above it. */
export const action = style({ marginBlockStart: vars.space[3] });
