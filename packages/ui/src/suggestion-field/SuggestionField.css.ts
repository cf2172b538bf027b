import { vars } from '@portal/tokens';
import { frame } from '../combobox/Combobox.css.ts';
import { error } from '../field/Field.css.ts';
import { componentRule, componentStyle, smallText } from '../styles/build/index.ts';

/** The hint is in the line of the label where both fit. */
export const field = componentStyle(
  {
    selectors: {
      '&&': { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: vars.space[3] },
    },
  },
  'field',
);

componentRule(`${field} > :is(${frame}, ${error})`, { flex: '1 0 100%' });

componentRule(`${field} > ${frame} > input`, { paddingInlineStart: vars.space[12] });

/** The search icon, before the text. */
export const icon = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: `calc(${vars.space[1]} + 3px)`,
    insetInlineStart: '3px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    color: vars.color.inkSoft,
    pointerEvents: 'none',
  },
  'icon',
);

/** Label and detail of a suggestion: side by side, or one below the other where space is short. */
export const content = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[3]}`,
    // Takes further lines before the kind breaks in the middle of its word.
    flexShrink: 1000,
    minInlineSize: '50%',
  },
  'content',
);

export const detail = componentStyle(
  {
    color: vars.color.inkSoft,
    ...smallText,
    // The system colours of the active option apply to both texts.
    selectors: { '[data-active] &': { color: 'inherit' } },
  },
  'detail',
);

/** The letters that match what was typed. */
export const match = componentStyle({ fontWeight: 700 }, 'match');

/** What kind of thing a suggestion is. */
export const category = componentStyle(
  {
    minInlineSize: 0,
    hyphens: 'manual',
    color: vars.color.inkSoft,
    ...smallText,
    selectors: { '[data-active] &': { color: 'inherit' } },
  },
  'category',
);
