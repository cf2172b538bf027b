import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const stackOf = (gap: string) => ({ display: 'grid', gap, justifyItems: 'start' }) as const;

/** Running text and related blocks. */
export const article = style(stackOf(vars.space[4]));

/** Heading and introduction of a page, and its button at the end of the line where both fit. */
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  inlineSize: '100%',
});

/** Heading and introduction. */
export const pageTitle = style({ display: 'grid', gap: vars.space[2], flex: '1 1 24rem' });

/** A part of a page with its own heading. */
export const section = style({
  ...stackOf(vars.space[4]),
  justifyItems: 'stretch',
  marginBlockStart: vars.space[8],
  // A heading stays with what it names: Firefox does not keep the rows of a grid together.
  '@media': { print: { display: 'block', breakInside: 'avoid' } },
});

globalStyle(`${section} > * + *`, { '@media': { print: { marginBlockStart: vars.space[4] } } });

/** A step of the wizard. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
});

/** Heading of a step and its explanation; side by side where both fit. */
export const stepHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

globalStyle(`${stepHead} > :not(:first-child)`, { color: vars.color.inkSoft });

/** A form of limited width. */
export const form = style([step, { maxInlineSize: '44rem' }]);
