import { vars } from '@portal/tokens';

/**
 * The focus indicator: an outline with a halo inside, visible on every background (WCAG 2.4.13).
 * The reset applies it to every element; spread it where another element shows the focus of a
 * hidden one.
 */
export const focusRing = {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focusHalo}`,
} as const;

/**
 * Visually hidden: read by screen readers, takes no space. Blanks at its start and end are kept: without them Chromium
 * passes it on in one word with the text beside it.
 */
export const hiddenVisually = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
} as const;

/** Long German compounds break at syllables, and anywhere if they would overflow. */
export const breakLongWords = {
  hyphens: 'auto',
  overflowWrap: 'anywhere',
} as const;

/** Digits of equal width, so that amounts align. */
export const tabularFigures = {
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A list without bullets. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** A button that shows its icon only, without an edge. */
export const iconButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
} as const;

/** Sizes of headings, independent of their level. */
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

/**
 * What a button shows beside itself, above the page: below it, or above it where there is no space. Without CSS anchors `usePopover`
 * places it.
 */
export const floating = {
  display: 'none',
  position: 'fixed',
  inset: 'auto',
  margin: `${vars.space[1]} 0`,
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  maxInlineSize: `min(24rem, 100vw - 2 * ${vars.space[4]})`,
  maxBlockSize: `min(30rem, 100vh - 2 * ${vars.space[4]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 0,
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius,
  background: vars.color.paper,
  color: vars.color.ink,
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
  ...breakLongWords,
  selectors: { '&[data-open]': { display: 'block' } },
} as const;

/** The box of a native checkbox or radio button, in the same size in every browser. */
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

/** The corners of a checkbox: the radius of a brand could make it a circle, the shape of a radio button. */
export const boxRadius = `min(${vars.radius}, 6px)`;

/** The native input behind a checkbox or radio button: takes part in forms, is neither seen nor pressed. */
export const nativeInput = {
  position: 'absolute',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
} as const;

/** The edge of a disabled control in high contrast, where every text and every edge has the same colour. */
export const disabledInContrast = { borderStyle: 'dashed' } as const;

/** The same in forced colours. */
export const tickableForced = {
  forcedColorAdjust: 'none',
  background: 'Field',
  borderColor: 'ButtonText',
} as const;

const TONES = ['info', 'success', 'warning', 'danger'] as const;
type Tone = (typeof TONES)[number];

/** A rule for each tone, by the selector of its element. */
const byTone = <Rule>(
  selector: (tone: Tone) => string,
  rule: (tone: Tone) => Rule,
): Record<string, Rule> => Object.fromEntries(TONES.map((tone) => [selector(tone), rule(tone)]));

/** Selectors of a message: edge and ground of its tone; its text has the colour of text. */
export const tonedBox = byTone(
  (tone) => `&[data-tone="${tone}"]`,
  (tone) => ({
    borderColor: vars.color[`${tone}Edge`],
    background: vars.color[`${tone}Surface`],
  }),
);

/** Selectors of the icon in a message. */
export const tonedIcon = byTone(
  (tone) => `[data-tone="${tone}"] > &`,
  (tone) => ({ color: vars.color[`${tone}Edge`] }),
);
