import { vars } from '@portal/tokens';

/**
 * The double focus ring: a line with a halo inside, seen on every ground (WCAG 2.4.13). The reset
 * gives it to everything; spread it where another element shows the focus of a hidden one.
 */
export const focusRing = {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focusHalo}`,
} as const;

/** Read out, but not seen; takes no room. */
export const hiddenVisually = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Long German compounds break at syllables, and anywhere rather than jut out. */
export const breakLongWords = {
  hyphens: 'auto',
  overflowWrap: 'anywhere',
} as const;

/** Digits of one width, so that amounts stand in columns. */
export const tabularFigures = {
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Size of headings by their look, not their level. */
export const headingText = {
  h1: { fontSize: vars.text.h1, lineHeight: 1.15, fontWeight: 700 },
  h2: { fontSize: vars.text.h2, lineHeight: 1.2, fontWeight: 700 },
  h3: { fontSize: vars.text.h3, lineHeight: 1.3, fontWeight: 700 },
} as const;

/** Small text, never below 15 px. */
export const smallText = {
  fontSize: vars.text.small,
  lineHeight: 1.45,
} as const;

/** The square or circle of a native checkbox or radio button, drawn by us in the same size everywhere. */
export const tickable = {
  appearance: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  padding: 0,
  marginBlockStart: '1px',
  background: vars.color.paper,
  border: `2px solid ${vars.color.controlEdge}`,
  cursor: 'pointer',
} as const;

/** The same in the system's colours. */
export const tickableForced = {
  forcedColorAdjust: 'none',
  background: 'Field',
  borderColor: 'ButtonText',
} as const;
