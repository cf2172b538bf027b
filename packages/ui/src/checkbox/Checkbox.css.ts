import { vars } from '@portal/tokens';
import {
  boxRadius,
  componentStyle,
  disabledInContrast,
  mediaForcedColors,
  nativeInput,
  tickable,
  tickableForced,
} from '../styles/build/index.ts';

export { field } from '../field/Field.css.ts';

export const box = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    ...tickable,
    borderRadius: boxRadius,
    // Browsers drop background colours when printing; the white tick would be invisible.
    printColorAdjust: 'exact',
    selectors: {
      // A target of 44 px around a box of 24 px (WCAG 2.5.5) that does not cover links in the label.
      '&::after': { content: '', position: 'absolute', inset: '-12px' },
      '&[data-cover]': { position: 'static' },
      '&[data-cover]::after': { inset: 0, cursor: 'pointer' },
      '&:hover': { borderColor: vars.color.action },
      '&[aria-invalid="true"]': { borderColor: vars.color.dangerEdge },
      '&[data-state="checked"]': {
        borderColor: vars.color.action,
        background: vars.color.action,
      },
      '&:disabled, &:disabled::after': { cursor: 'not-allowed' },
      '&:disabled': {
        borderColor: vars.color.controlEdge,
        background: vars.color.wash,
      },
      '[data-portal-theme="contrast"] &:disabled': disabledInContrast,
    },
    '@media': {
      [mediaForcedColors]: {
        ...tickableForced,
        selectors: {
          '&:hover': { borderColor: 'Highlight' },
          '&[aria-invalid="true"]': { borderColor: 'ButtonText' },
          '&[data-state="checked"]': { background: 'Highlight', borderColor: 'Highlight' },
          '&:disabled': { background: 'Field', borderColor: 'GrayText' },
        },
      },
    },
  },
  'box',
);

/** The native input; it takes part in forms. */
export const native = componentStyle(nativeInput, 'native');

export const tick = componentStyle(
  {
    visibility: 'hidden',
    inlineSize: '16px',
    blockSize: '16px',
    color: vars.color.onAction,
    pointerEvents: 'none',
    selectors: {
      [`${box}[data-state="checked"] > &`]: { visibility: 'visible' },
      [`${box}:disabled > &`]: { color: vars.color.inkSoft },
    },
    '@media': {
      [mediaForcedColors]: {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        selectors: { [`${box}:disabled > &`]: { color: 'GrayText' } },
      },
    },
  },
  'tick',
);
