import { vars } from '@portal/tokens';
import { componentStyle, hiddenVisually } from '../styles/build/index.ts';

const PHONE = '(max-width: 479.98px)';

/** The table. */
export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  selectors: { '&[aria-busy="true"]': { color: vars.color.inkSoft, cursor: 'progress' } },
});

/** One column header. */
export const headCell = componentStyle({
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.controlEdge}`,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  textAlign: 'start',
  verticalAlign: 'bottom',
  hyphens: 'auto',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': {
    [PHONE]: { paddingInline: vars.space[1] },
    '(max-width: 339.98px)': { overflowWrap: 'anywhere' },
  },
});

/** One result. */
export const row = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.wash },
    '&[data-selected]': { background: vars.color.actionWash },
  },
});

/** One fact of it. */
export const cell = componentStyle({
  paddingBlock: '2px',
  paddingInline: vars.space[2],
  blockSize: '48px',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-align="end"]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '&[data-mono]': { fontFamily: vars.font.mono, fontSize: '0.95em' },
  },
  '@media': {
    [PHONE]: { paddingInline: vars.space[1], fontSize: vars.text.small },
    // Nothing may jut out at 280 px, even if a word has to break anywhere.
    '(max-width: 339.98px)': {
      overflowWrap: 'anywhere',
      selectors: { '&[data-align="end"]': { whiteSpace: 'normal' } },
    },
  },
});

/** Radio button and first fact. */
export const choice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: '-10px',
  '@media': { [PHONE]: { gap: 0 } },
});

/** The radio button: a target of 44 px around a circle of 22. */
export const radio = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.target,
  blockSize: vars.target,
  margin: 0,
  borderRadius: vars.radius,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '22px',
      blockSize: '22px',
      border: `2px solid ${vars.color.controlEdge}`,
      borderRadius: '50%',
      background: vars.color.paper,
      boxSizing: 'border-box',
    },
    '&:checked::before': { borderColor: vars.color.action, borderWidth: '7px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:checked::before': { borderColor: 'Highlight' } },
    },
  },
});

/** For ears only. */
export const spoken = componentStyle(hiddenVisually);
