import { vars } from '@portal/tokens';
import {
  componentStyle,
  disabledInContrast,
  floating,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';

/** Button and menu. */
export const root = componentStyle(
  { display: 'inline-flex', maxInlineSize: '100%', verticalAlign: 'middle' },
  'root',
);

/** The menu, beside the button and above the page. */
export const menu = componentStyle(
  { ...floating, minInlineSize: '12rem', padding: vars.space[1] },
  'menu',
);

/** Items that belong together. */
export const group = componentStyle(
  {
    selectors: {
      '& + &, [role="menuitem"] + &': {
        marginBlockStart: vars.space[1],
        borderBlockStart: `1px solid ${vars.color.hairline}`,
        paddingBlockStart: vars.space[1],
      },
    },
  },
  'group',
);

/** The name of a group. */
export const heading = componentStyle(
  {
    display: 'block',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    color: vars.color.inkSoft,
    fontWeight: 700,
    ...smallText,
  },
  'heading',
);

/** An action or a link. */
export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.target,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius,
    background: 'none',
    color: vars.color.ink,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.wash, color: vars.color.ink },
      '&:focus': { background: vars.color.actionWash, color: vars.color.ink },
      // Inside the menu, which cuts off what is around it.
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { fontWeight: 700 },
      '&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
      '[data-portal-theme="contrast"] &[aria-disabled="true"]': {
        ...disabledInContrast,
        borderColor: 'currentColor',
      },
    },
    '@media': {
      [mediaForcedColors]: {
        // A transparent edge would be drawn in the colour of text.
        borderColor: 'Canvas',
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
      },
    },
  },
  'item',
);

/** Text of an item. */
export const label = componentStyle({ flexGrow: 1, minInlineSize: 0 }, 'label');

/** Why the item above is disabled. */
export const reason = componentStyle(
  {
    display: 'block',
    paddingInline: vars.space[3],
    paddingBlockEnd: vars.space[2],
    color: vars.color.inkSoft,
    ...smallText,
  },
  'reason',
);

/** Marks what the page shows now. */
export const tick = componentStyle({ flexShrink: 0 }, 'tick');
