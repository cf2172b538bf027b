import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  disabledInContrast,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';

/** Switch, word for the state, and label in one line. */
export const root = componentStyle(
  { position: 'relative', display: 'flex', alignItems: 'start', gap: vars.space[3] },
  'root',
);

/** The native input: a track with a knob, which is at its end while it is on. */
export const track = componentStyle(
  {
    appearance: 'none',
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: '52px',
    blockSize: '28px',
    marginBlock: '8px',
    padding: '2px',
    border: `2px solid ${vars.color.controlEdge}`,
    borderRadius: '14px',
    background: vars.color.paper,
    cursor: 'pointer',
    printColorAdjust: 'exact',
    selectors: {
      // A target of 44 px (WCAG 2.5.5).
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        inlineSize: '52px',
        blockSize: '44px',
      },
      '&::before': {
        content: '',
        inlineSize: '20px',
        blockSize: '20px',
        borderRadius: '50%',
        background: vars.color.controlEdge,
      },
      '&:hover': { borderColor: vars.color.action },
      '&:checked': {
        justifyContent: 'end',
        borderColor: vars.color.action,
        background: vars.color.action,
      },
      '&:checked::before': { background: vars.color.onAction },
      '&:disabled': {
        borderColor: vars.color.controlEdge,
        background: vars.color.wash,
        cursor: 'not-allowed',
      },
      '&:disabled::before': { background: vars.color.controlEdge },
      '[data-portal-theme="contrast"] &:disabled': disabledInContrast,
    },
    '@media': {
      [mediaForcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&:hover': { borderColor: 'Highlight' },
          '&:checked': { borderColor: 'Highlight', background: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', background: 'ButtonFace' },
          '&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  },
  'track',
);

const word = {
  flexShrink: 0,
  minInlineSize: '2rem',
  marginBlockStart: '11px',
  color: vars.color.inkSoft,
  ...smallText,
} as const;

/** The word for the state, while it is on. */
export const on = componentStyle(
  { ...word, selectors: { [`${track}:not(:checked) ~ &`]: { display: 'none' } } },
  'on',
);

/** The word for the state, while it is off. */
export const off = componentStyle(
  { ...word, selectors: { [`${track}:checked ~ &`]: { display: 'none' } } },
  'off',
);

/** Label and description. */
export const texts = componentStyle({ minInlineSize: 0, paddingBlock: '9px' }, 'texts');

/** The label; a click on it switches, too. */
export const label = componentStyle(
  {
    display: 'block',
    minBlockSize: '24px',
    fontWeight: 600,
    cursor: 'pointer',
    ...breakLongWords,
    selectors: { [`${root}:has(:disabled) &`]: { cursor: 'not-allowed' } },
  },
  'label',
);

/** What happens when it is on. */
export const description = componentStyle(
  { maxInlineSize: vars.measure, color: vars.color.inkSoft, ...smallText },
  'description',
);
