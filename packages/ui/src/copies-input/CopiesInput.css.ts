import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { control } from '../field/Field.css.ts';
import {
  componentStyle,
  disabledInContrast,
  mediaForcedColors,
  tabularFigures,
} from '../styles/build/index.ts';

export const row = componentStyle(
  { display: 'flex', alignItems: 'stretch', gap: vars.space[2], marginBlockStart: vars.space[1] },
  'row',
);

export const input = style([
  control,
  componentStyle(
    {
      inlineSize: '4.5rem',
      marginBlockStart: 0,
      textAlign: 'center',
      fontWeight: 700,
      ...tabularFigures,
    },
    'input',
  ),
]);

export const step = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight,
    minBlockSize: vars.controlHeight,
    padding: 0,
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    color: vars.color.action,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    '@media': {
      [mediaForcedColors]: {
        selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
    selectors: {
      '&:hover': { background: vars.color.actionWash },
      '&:disabled, &[aria-disabled="true"]': {
        background: vars.color.wash,
        borderColor: vars.color.hairline,
        color: vars.color.inkSoft,
        cursor: 'not-allowed',
      },
      '[data-portal-theme="contrast"] &:is(:disabled, [aria-disabled="true"])': disabledInContrast,
    },
  },
  'step',
);
