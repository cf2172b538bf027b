import { vars } from '@portal/tokens';
import { componentStyle, focusRing, hiddenVisually } from '../styles/build/index.ts';

/** Where the short text replaces the selected option. */
const WIDE = '(min-width: 60rem)';

export const root = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target,
    maxInlineSize: '100%',
    '@container': {
      [WIDE]: {
        selectors: {
          '&[data-short]': {
            gap: vars.space[1],
            minInlineSize: vars.target,
            paddingInline: `${vars.space[2]} ${vars.space[6]}`,
            borderRadius: vars.radius,
          },
          '&[data-short]:hover': { background: vars.color.wash },
          // The select is transparent here: what is below it shows its focus.
          '&[data-short]:has(select:focus-visible)': focusRing,
        },
      },
    },
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
    '@container': { [WIDE]: { selectors: { '[data-short] > &': { position: 'static' } } } },
  },
  'icon',
);

/** The short text for the selected option. */
export const short = componentStyle(
  { display: 'none', pointerEvents: 'none', '@container': { [WIDE]: { display: 'inline' } } },
  'short',
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
    '@container': {
      [WIDE]: {
        selectors: {
          '[data-short] > &': {
            position: 'absolute',
            inset: 0,
            inlineSize: '100%',
            opacity: 0,
          },
        },
      },
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
