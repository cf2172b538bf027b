import { vars } from '@portal/tokens';
import { componentStyle, hiddenVisually } from '../styles/build/index.ts';

/** Icon, native select and arrow as one quiet control. */
export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  maxInlineSize: '100%',
});

/** The name, for ears only. */
export const label = componentStyle(hiddenVisually);

/** Lies over the select's padding and lets clicks through. */
export const icon = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  display: 'inline-flex',
  pointerEvents: 'none',
});

/** The native select without its own frame. */
export const select = componentStyle({
  appearance: 'none',
  // As wide as what is chosen, not as the longest choice; browsers without it keep the latter.
  fieldSizing: 'content',
  minBlockSize: vars.target,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[10],
  paddingInlineEnd: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.wash, borderColor: vars.color.hairline },
    [`${root}:not(:has(${icon})) &`]: { paddingInlineStart: vars.space[2] },
  },
});

/** Says that there is more to choose from. */
export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  inlineSize: '1em',
  blockSize: '1em',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});
