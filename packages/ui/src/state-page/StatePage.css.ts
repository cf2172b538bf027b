import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

/** Sign beside text; above it on a phone. */
export const page = componentStyle({
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
});

const tone = (name: 'info' | 'success' | 'warning' | 'danger') => ({
  borderColor: vars.color[`${name}Edge`],
  background: vars.color[`${name}Surface`],
  color: vars.color[`${name}Text`],
});

/** Round ground of the sign. */
export const disc = componentStyle({
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
});

/** The sign. */
export const icon = componentStyle({ inlineSize: '34px', blockSize: '34px' });

/** Heading, text, actions. */
export const body = componentStyle({ minInlineSize: 0, maxInlineSize: vars.measure });

/** The news. */
export const heading = componentStyle({
  margin: 0,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

/** What it means. */
export const text = componentStyle({ marginBlockStart: vars.space[3], fontSize: vars.text.lead });

/** The next steps. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[8],
  '@media': { '(max-width: 479.98px)': { flexDirection: 'column' } },
});
