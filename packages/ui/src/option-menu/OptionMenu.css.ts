import { vars } from '@portal/tokens';
import { componentStyle, hiddenVisually } from '../styles/build/index.ts';

export const root = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target,
    maxInlineSize: '100%',
  },
  'root',
);

/** Visually hidden accessible name. */
export const label = componentStyle(hiddenVisually, 'label');

/** Overlaps the padding of the select; clicks pass through. */
export const icon = componentStyle(
  {
    position: 'absolute',
    insetInlineStart: vars.space[2],
    display: 'inline-flex',
    pointerEvents: 'none',
  },
  'icon',
);

export const select = componentStyle(
  {
    appearance: 'none',
    // As wide as the selected option. Browsers without `field-sizing` use the longest option.
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
    // Browsers of phones zoom the page when a field with a smaller text gets the focus.
    fontSize: `max(16px, ${vars.text.small})`,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.wash, borderColor: vars.color.hairline },
      [`${root}:not(:has(${icon})) &`]: { paddingInlineStart: vars.space[2] },
    },
  },
  'select',
);

export const chevron = componentStyle(
  {
    position: 'absolute',
    insetInlineEnd: vars.space[2],
    inlineSize: '1em',
    blockSize: '1em',
    color: vars.color.inkSoft,
    pointerEvents: 'none',
  },
  'chevron',
);
