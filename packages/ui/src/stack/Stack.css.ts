import { vars } from '@portal/tokens';
import { componentRule, componentStyle } from '../styles/build/index.ts';

const GAPS = { small: vars.space[2], medium: vars.space[5], large: vars.space[10] } as const;

const gaps = {
  '&[data-gap="small"]': { gap: GAPS.small },
  '&[data-gap="medium"]': { gap: GAPS.medium },
  '&[data-gap="large"]': { gap: GAPS.large },
} as const;

/** Children below or beside each other. */
export const stack = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    selectors: {
      ...gaps,
      '&[data-orientation="horizontal"]': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
      },
      // Firefox moves a row of a grid that is longer than the sheet to the next one, and prints the rows after it over its end.
      '&:not([data-orientation="horizontal"])': { '@media': { print: { display: 'block' } } },
    },
  },
  'stack',
);

for (const [gap, space] of Object.entries(GAPS)) {
  componentRule(`${stack}[data-gap="${gap}"]:not([data-orientation="horizontal"]) > * + *`, {
    '@media': { print: { marginBlockStart: space } },
  });
}

// As wide as its text, not as the stack; `block` of a button makes it as wide.
componentRule(`${stack}:not([data-orientation="horizontal"]) > :is(button, a)`, {
  justifySelf: 'start',
});

const columns = (count: number) => ({
  // As many columns as asked for, or fewer if they would be narrower than 12 rem.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, 12rem), (100% - ${count - 1} * ${vars.space[10]}) / ${count}), 1fr))`,
});

/** Children in columns of equal width; their ends are aligned, so that the inputs of a row are. */
export const grid = componentStyle(
  {
    display: 'grid',
    alignItems: 'end',
    selectors: {
      ...gaps,
      '&[data-columns="2"]': columns(2),
      '&[data-columns="3"]': columns(3),
      '&[data-columns="4"]': columns(4),
    },
  },
  'grid',
);
