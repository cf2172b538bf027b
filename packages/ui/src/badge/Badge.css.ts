import { vars } from '@portal/tokens';
import { componentStyle, smallText } from '../styles/build/index.ts';

const status = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[`${name}Surface`],
  borderColor: vars.color[`${name}Edge`],
  color: vars.color[`${name}Text`],
});

export const badge = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    paddingBlock: '2px',
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: '1.5em',
    background: vars.color.paper,
    color: vars.color.ink,
    ...smallText,
    selectors: {
      '&[data-tone="info"]': status('info'),
      '&[data-tone="success"]': status('success'),
      '&[data-tone="warning"]': status('warning'),
      '&[data-tone="danger"]': status('danger'),
      '&[data-tone="parcel"]': {
        background: vars.color.parcelWash,
        borderColor: vars.color.parcel,
        fontVariantNumeric: 'tabular-nums slashed-zero',
      },
    },
  },
  'badge',
);

export const icon = componentStyle({ inlineSize: '1.05em', blockSize: '1.05em' }, 'icon');
