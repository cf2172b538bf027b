import { vars } from '@portal/tokens';
import { style } from '@vanilla-extract/css';
import {
  breakLongWords,
  componentRule,
  componentStyle,
  iconButton,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';
import { input as maskedInput } from '../masked-field/MaskedField.css.ts';

/** The field and the button beside it. */
export const line = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2] },
  'line',
);

/** The field. */
export const input = style([maskedInput, componentStyle({ flex: '1 1 8rem' }, 'input')]);

/** Month and year, between the buttons that change them. */
export const head = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  'head',
);

/** Month and year. */
export const month = componentStyle(
  { ...breakLongWords, fontWeight: 700, textAlign: 'center', flex: 1 },
  'month',
);

/** A button that changes month or year. */
export const change = componentStyle(
  {
    ...iconButton,
    selectors: {
      '&:hover': { background: vars.color.wash, color: vars.color.action },
      '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      [mediaForcedColors]: {
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } },
      },
    },
  },
  'change',
);

// The icons point to the left and right.
componentRule(`${change}:dir(rtl) > svg`, { scale: '-1 1' });

/** The days, or their names. */
export const week = componentStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(24px, 1fr))' },
  'week',
);

/** The weeks. */
export const grid = componentStyle({ inlineSize: '100%' }, 'grid');

/** Name of a day of the week. */
export const weekday = componentStyle(
  { ...breakLongWords, color: vars.color.inkSoft, textAlign: 'center', ...smallText },
  'weekday',
);

/** The cell of a day. */
export const cell = componentStyle({ minInlineSize: 0, textAlign: 'center' }, 'cell');

/** A day. */
export const day = componentStyle(
  {
    inlineSize: '100%',
    minInlineSize: '24px',
    ...breakLongWords,
    minBlockSize: vars.target,
    padding: 0,
    border: '2px solid transparent',
    borderRadius: vars.radius,
    background: 'none',
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.wash },
      '&[aria-current="date"]': { borderColor: vars.color.controlEdge },
      '&[aria-disabled="true"]': {
        opacity: 0.6,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
      '[aria-selected="true"] > &': {
        background: vars.color.action,
        borderColor: vars.color.action,
        color: vars.color.onAction,
        fontWeight: 700,
      },
    },
    '@media': {
      [mediaForcedColors]: {
        // Transparent edges would be visible on every day.
        borderColor: 'Canvas',
        selectors: {
          '&[aria-current="date"]': { borderColor: 'CanvasText' },
          '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
          '[aria-selected="true"] > &': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'day',
);

/** Why the day cannot be chosen; keeps its line, so that nothing moves. */
export const reason = componentStyle(
  { minBlockSize: '1.5em', color: vars.color.inkSoft, ...smallText },
  'reason',
);

componentRule(`${head} > span`, { display: 'inline-flex' });
