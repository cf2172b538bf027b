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
      '&[data-variant="list"]': {
        overflow: 'hidden',
        border: `1px solid ${vars.color.hairline}`,
        borderRadius: vars.radius,
      },
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

componentRule(`${options}[data-variant="list"] > * + *`, {
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

const SEGMENTS = `${options}[data-variant="segments"]`;

componentRule(SEGMENTS, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  background: vars.color.paper,
});
// Four options are two by two where their texts would not fit side by side.
componentRule(`${SEGMENTS}:has(> :nth-child(4))`, {
  '@media': {
    '(max-width: 21.5rem)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
componentRule(`${SEGMENTS} > *`, {
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '48px',
  containerType: 'normal',
});
// Edges of neighbours are one line.
componentRule(`${SEGMENTS} > * + *`, { marginInlineStart: '-1px' });
componentRule(`${SEGMENTS} > [data-selected]`, {
  zIndex: 1,
  background: vars.color.actionWash,
  fontWeight: 700,
});
componentRule(`${SEGMENTS} label`, { textAlign: 'center' });
// The radio button is the whole segment: its focus indicator is around it.
componentRule(`${SEGMENTS} > * > :first-child`, {
  position: 'absolute',
  inset: 0,
  blockSize: 'auto',
});
componentRule(`${SEGMENTS} > * > :last-child`, { flex: 'none', maxInlineSize: '100%' });

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
      [`${SEGMENTS} &`]: {
        inlineSize: '100%',
        blockSize: '100%',
        margin: 0,
        border: `1px solid ${vars.color.controlEdge}`,
        borderRadius: 0,
        background: 'transparent',
      },
      [`${SEGMENTS} &[data-state="checked"]`]: {
        borderWidth: '2px',
        borderColor: vars.color.action,
        background: 'transparent',
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
          [`${SEGMENTS} &[data-state="checked"]`]: {
            borderColor: 'Highlight',
            background: 'transparent',
          },
          [`${SEGMENTS} &:not([data-state="checked"])`]: { background: 'transparent' },
          '&[data-state="checked"]': { borderColor: 'Highlight', background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', background: 'Field' },
        },
      },
    },
  },
  'radio',
);
