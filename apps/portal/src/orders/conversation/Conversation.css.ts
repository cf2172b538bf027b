import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The conversation about one extract. */
export const conversation = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '44rem',
});

/** Questions and answers, oldest first. */
export const messages = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A message; those of the person stand out by the line beside them, and by the name above. */
export const message = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.hairline}`,
  selectors: { '&[data-own]': { borderInlineStartColor: vars.color.ink } },
});

/** Who has written when. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** The text as it was written, with its lines. */
export const written = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The files of a message. */
export const files = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: '1.2em',
});

/** The form of an answer. */
export const form = style({ display: 'grid', gap: vars.space[4] });
