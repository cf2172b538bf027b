import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  disabledInContrast,
  hiddenVisually,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';

export const field = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[1],
    minInlineSize: 0,
    selectors: {
      '&[data-invalid]': {
        borderInlineStart: `4px solid ${vars.color.dangerEdge}`,
        paddingInlineStart: vars.space[4],
      },
    },
  },
  'field',
);

export const head = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[2] },
  'head',
);

export const label = componentStyle({ fontWeight: 700, ...breakLongWords }, 'label');

export const legend = componentStyle(
  { padding: 0, float: 'inline-start', inlineSize: '100%' },
  'legend',
);

export const marking = componentStyle({ color: vars.color.inkSoft, ...smallText }, 'marking');

export const hint = componentStyle({ color: vars.color.inkSoft, ...smallText }, 'hint');

export const error = componentStyle(
  {
    display: 'flex',
    gap: vars.space[2],
    color: vars.color.dangerText,
    fontWeight: 700,
    ...breakLongWords,
  },
  'error',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');

export const errorIcon = componentStyle({ marginBlockStart: '0.125em' }, 'errorIcon');

/** Shared styles of text inputs and selects. */
export const control = componentStyle(
  {
    inlineSize: '100%',
    minBlockSize: vars.controlHeight,
    marginBlockStart: vars.space[1],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    background: vars.color.paper,
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    color: vars.color.ink,
    fontSize: vars.text.body,
    lineHeight: 1.4,
    appearance: 'none',
    selectors: {
      '&:hover': { borderColor: vars.color.ink },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.dangerEdge,
        borderWidth: '2px',
      },
      '&:disabled': {
        background: vars.color.wash,
        borderColor: vars.color.hairline,
        color: vars.color.inkSoft,
        cursor: 'not-allowed',
      },
      '[data-portal-theme="contrast"] &:disabled': disabledInContrast,
      '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    },
    '@media': { [mediaForcedColors]: { borderColor: 'ButtonBorder' } },
  },
  'control',
);
