import { vars } from '@portal/tokens';
import { componentRule } from '../styles/build/index.ts';
import * as css from './SelectionCard.css.ts';

/*
 * The card in the bar at the foot of a step: the bar is shown in every width, and the card opens upwards. Rules of their own, as
 * they differ from those beside a step in every part.
 */

const PHONE = 'screen and (max-width: 47.99rem)';
/** Beside Back, Cancel and Next there is no space for a long line. */
const BELOW_WIDE = 'screen and (max-width: 59.99rem)';
const FOOT = `${css.root}[data-placement="foot"]`;

componentRule(`${FOOT} > ${css.bar}`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  minBlockSize: vars.controlHeight,
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.small,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    // Two lines: the selection, and below it the fee.
    [BELOW_WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) auto',
      justifyContent: 'end',
      gap: `0 ${vars.space[1]}`,
    },
    [PHONE]: {
      justifyContent: 'start',
      marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    },
  },
});

// Fingers leave no hover behind.
componentRule(`${FOOT} > ${css.bar}:hover`, {
  '@media': { '(hover: hover)': { background: vars.color.actionWash } },
});

componentRule(`${FOOT} ${css.barText}`, {
  minInlineSize: 0,
  lineHeight: 1.3,
  textAlign: 'end',
  '@media': { [PHONE]: { textAlign: 'start' } },
});

componentRule(`${FOOT} ${css.barSummary}`, {
  fontSize: vars.text.body,
  fontWeight: 600,
  '@media': {
    // Nothing of it is cut.
    [BELOW_WIDE]: { hyphens: 'auto', overflowWrap: 'anywhere', whiteSpace: 'normal' },
    [PHONE]: { lineHeight: 1.25 },
  },
});

componentRule(`${FOOT} ${css.barDescription}`, { '@media': { [BELOW_WIDE]: { display: 'none' } } });

componentRule(`${FOOT} ${css.barFee}`, {
  flex: 'none',
  maxInlineSize: '13rem',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  fontSize: vars.text.h3,
  lineHeight: 1.2,
  textAlign: 'start',
  '@media': {
    [BELOW_WIDE]: {
      gridColumn: 1,
      gridRow: 2,
      maxInlineSize: 'none',
      padding: 0,
      border: 0,
      fontSize: vars.text.small,
      fontWeight: 400,
      lineHeight: 1.3,
      textAlign: 'end',
    },
    [PHONE]: { textAlign: 'start' },
  },
});

componentRule(`${FOOT} ${css.barChevron}`, {
  transform: 'rotate(180deg)',
  '@media': { [BELOW_WIDE]: { gridColumn: 2, gridRow: '1 / 3' } },
});
componentRule(`${FOOT} [aria-expanded="true"] > ${css.barChevron}`, { transform: 'none' });

componentRule(`${FOOT} > ${css.card}`, {
  display: 'none',
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  zIndex: 2,
  inlineSize: 'min(100%, 26rem)',
  maxBlockSize: 'calc(100dvh - 7rem)',
  overflowY: 'auto',
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius,
});
componentRule(`${FOOT}[data-open] > ${css.card}`, { display: 'block' });

componentRule(`${FOOT} ${css.heading}`, {
  '@media': {
    'screen and (max-width: 59.999em)': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
    },
  },
});
