import { vars } from '@portal/tokens';
import { componentStyle, mediaForcedColors } from '../styles/build/index.ts';

export { field } from '../field/Field.css.ts';

export const box = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    marginBlockStart: '1px',
    background: vars.color.paper,
    border: `2px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    cursor: 'pointer',
    selectors: {
      // 44 px to press around a box of 24 (WCAG 2.5.5), without covering links in the label.
      '&::after': { content: '', position: 'absolute', inset: '-12px' },
      '&[data-cover]': { position: 'static' },
      '&[data-cover]::after': { inset: 0, cursor: 'pointer' },
      '&:hover': { borderColor: vars.color.action },
      '&[aria-invalid="true"]': { borderColor: vars.color.dangerEdge },
      '&[data-state="checked"]': {
        borderColor: vars.color.action,
        background: vars.color.action,
        color: vars.color.onAction,
      },
      '&:disabled, &:disabled::after': { cursor: 'not-allowed' },
      '&:disabled': {
        borderColor: vars.color.controlEdge,
        background: vars.color.wash,
        color: vars.color.inkSoft,
      },
    },
    '@media': {
      [mediaForcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Field',
        borderColor: 'ButtonText',
        color: 'FieldText',
        selectors: {
          '&[data-state="checked"]': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'box',
);

export const tick = componentStyle({ display: 'grid' }, 'tick');

export const icon = componentStyle({ inlineSize: '16px', blockSize: '16px' }, 'icon');
