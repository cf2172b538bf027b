import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { MAP_HEIGHT, WIDE } from './sizes.ts';

/** Pixels of the map above the card and below it. */
const ABOVE = '56px';
const BELOW = vars.space[6];

/** Lies on the map, at its lower edge; a card that is higher than the map goes on below it. */
export const opening = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  marginBlock: `calc(-1 * ${vars.space[4]} - ${vars.space[8]}) ${vars.space[6]}`,
  '@media': {
    [WIDE]: {
      minBlockSize: `calc(${MAP_HEIGHT.wide} - ${ABOVE} - ${BELOW})`,
      marginBlock: `calc(${ABOVE} - ${MAP_HEIGHT.wide} - ${vars.space[4]}) calc(${BELOW} + ${vars.space[10]})`,
    },
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
      inlineSize: 'clamp(21rem, 48%, 34rem)',
      padding: vars.space[8],
    },
  },
});

/** The main button, with space above it. */
export const action = style({ marginBlockStart: vars.space[3] });
