import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    margin: 0,
    selectors: {
      '&[data-layout="inline"]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${vars.space[3]} ${vars.space[6]}`,
      },
      '&[data-layout="columns"]': { gap: 0 },
    },
  },
  'list',
);

export const pair = componentStyle(
  {
    minInlineSize: 0,
    selectors: {
      '[data-layout="columns"] > &': {
        display: 'grid',
        gridTemplateColumns: 'minmax(min(11rem, 30%), 1fr) minmax(min(14rem, 60%), 2fr)',
        alignItems: 'baseline',
        gap: `0 ${vars.space[5]}`,
        paddingBlock: vars.space[3],
        borderBlockEnd: `1px solid ${vars.color.hairline}`,
      },
    },
    '@media': {
      '(max-width: 479.98px)': {
        selectors: { '[data-layout="columns"] > &': { gridTemplateColumns: '1fr' } },
      },
    },
  },
  'pair',
);

export const term = componentStyle(
  {
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    hyphens: 'auto',
  },
  'term',
);

export const description = componentStyle(
  {
    margin: 0,
    fontWeight: 700,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-mono]': { fontVariantNumeric: 'tabular-nums slashed-zero' },
      '[data-layout="columns"] &': { fontWeight: 400 },
    },
  },
  'description',
);
