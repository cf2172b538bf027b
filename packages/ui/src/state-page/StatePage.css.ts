import { vars } from '@portal/tokens';
import { componentRule, componentStyle } from '../styles/build/index.ts';

/** Icon beside the text; above it on narrow screens. */
export const page = componentStyle(
  {
    display: 'flex',
    gap: vars.space[6],
    alignItems: 'flex-start',
    paddingBlock: vars.space[8],
    '@media': {
      '(max-width: 599.98px)': {
        flexDirection: 'column',
        gap: vars.space[4],
        paddingBlock: vars.space[4],
      },
    },
  },
  'page',
);

const tone = (name: 'info' | 'success' | 'warning' | 'danger') => ({
  borderColor: vars.color[`${name}Edge`],
  background: vars.color[`${name}Surface`],
  color: vars.color[`${name}Text`],
});

/** Round background of the icon. */
export const disc = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '72px',
    blockSize: '72px',
    border: '1px solid',
    borderRadius: '50%',
    selectors: {
      '[data-tone="success"] > &': tone('success'),
      '[data-tone="waiting"] > &': tone('info'),
      '[data-tone="info"] > &': tone('info'),
      '[data-tone="warning"] > &': tone('warning'),
      '[data-tone="danger"] > &': tone('danger'),
    },
  },
  'disc',
);

export const icon = componentStyle({ inlineSize: '34px', blockSize: '34px' }, 'icon');

export const body = componentStyle({ minInlineSize: 0, maxInlineSize: vars.measure }, 'body');

export const heading = componentStyle(
  {
    margin: 0,
    fontSize: vars.text.h2,
    lineHeight: 1.2,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  'heading',
);

componentRule(`${heading} > strong`, { fontWeight: 'inherit' });

export const text = componentStyle(
  { marginBlockStart: vars.space[3], fontSize: vars.text.lead },
  'text',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    marginBlockStart: vars.space[8],
    '@media': { '(max-width: 479.98px)': { flexDirection: 'column' } },
  },
  'actions',
);
