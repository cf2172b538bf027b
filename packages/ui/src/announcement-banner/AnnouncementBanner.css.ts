import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

/** Across the page, below the header. */
export const banner = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  background: vars.color.infoSurface,
  color: vars.color.infoText,
  fontSize: vars.text.small,
  '@media': { print: { display: 'none' } },
});

/** Page width. */
export const inner = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
  marginInline: 'auto',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  '@media': { '(max-width: 479.98px)': { paddingInline: vars.space[4] } },
  boxSizing: 'border-box',
});

/** Sign of an announcement. */
export const icon = componentStyle({
  flexShrink: 0,
  marginBlockStart: '2px',
  color: vars.color.infoEdge,
});

/** What is announced. */
export const text = componentStyle({ margin: 0, hyphens: 'auto', overflowWrap: 'anywhere' });
