import { vars } from '@portal/tokens';
import { componentRule, componentStyle } from '../styles/build/index.ts';

/** The footer element. */
export const root = componentStyle(
  {
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    background: vars.color.wash,
    fontSize: vars.text.small,
    '@media': { print: { display: 'none' } },
  },
  'root',
);

/** Content at page width. */
export const inner = componentStyle(
  {
    maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
    marginInline: 'auto',
    padding: `${vars.space[8]} ${vars.space[5]}`,
    '@media': { '(max-width: 479.98px)': { paddingInline: vars.space[4] } },
    boxSizing: 'border-box',
  },
  'inner',
);

/** Groups side by side where they fit. */
export const groups = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: vars.space[6],
  },
  'groups',
);

/** One group of links. */
export const group = componentStyle({ minInlineSize: 0 }, 'group');

/** Name of a group. */
export const heading = componentStyle(
  {
    margin: 0,
    marginBlockEnd: vars.space[1],
    fontSize: vars.text.small,
    fontWeight: 700,
  },
  'heading',
);

/** Links in a column, or in a line that wraps. */
export const links = componentStyle(
  {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: {
      '&[data-inline]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] },
    },
  },
  'links',
);

/** One link; the link itself has the target height, not only its line. */
export const entry = componentStyle({ hyphens: 'auto' }, 'entry');

componentRule(`${entry} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
});

/** A line below the links. */
export const note = componentStyle(
  {
    margin: 0,
    marginBlockStart: vars.space[6],
    maxInlineSize: vars.measure,
    color: vars.color.inkSoft,
  },
  'note',
);
