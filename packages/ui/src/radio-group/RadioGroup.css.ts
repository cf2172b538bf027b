import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  disabledInContrast,
  hiddenVisually,
  mediaForcedColors,
  nativeInput,
  tickable,
  tickableForced,
} from '../styles/build/index.ts';

export { field as group, head, label } from '../field/Field.css.ts';

export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');

/** The native input; it takes part in forms. */
export const native = componentStyle(nativeInput, 'native');

export const options = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    marginBlockStart: vars.space[1],
    selectors: {
      '&[data-variant="card"]': { gap: vars.space[3] },
      '&[data-layout="horizontal"]': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: vars.space[6],
      },
    },
  },
  'options',
);

componentRule(`${options}[data-layout="horizontal"] > *`, {
  flex: '0 1 auto',
  containerType: 'normal',
});
componentRule(`${options}[data-layout="horizontal"][data-variant="card"] > *`, {
  flex: '1 1 12rem',
});

export const radio = componentStyle(
  {
    ...tickable,
    borderRadius: '50%',
    selectors: {
      // The whole card or row is the target, at least 44 px high (WCAG 2.5.5).
      '&::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
      '&:hover': { borderColor: vars.color.action },
      // The border grows and leaves a dot of 8 px.
      '&[data-state="checked"]': {
        borderWidth: '8px',
        borderColor: vars.color.action,
        background: vars.color.onAction,
      },
      '&:disabled, &:disabled::after': { cursor: 'not-allowed' },
      '&:disabled': { borderColor: vars.color.controlEdge, background: vars.color.wash },
      '[data-portal-theme="contrast"] &:disabled': disabledInContrast,
    },
    '@media': {
      [mediaForcedColors]: {
        ...tickableForced,
        selectors: {
          '&:hover': { borderColor: 'Highlight' },
          '&[data-state="checked"]': { borderColor: 'Highlight', background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', background: 'Field' },
        },
      },
    },
  },
  'radio',
);
