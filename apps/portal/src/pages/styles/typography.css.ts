import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Less important text within a line. */
export const note = style({
  margin: 0,
  maxInlineSize: vars.measure,
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
});

/** Introduction below the heading of a step, of one or several paragraphs. */
export const intro = style({ margin: 0, color: vars.color.inkSoft });

globalStyle(`${intro} > p`, { margin: 0 });
globalStyle(`${intro} > p + p`, { marginBlockStart: vars.space[2] });

/** Several paragraphs with space between them. */
export const paragraphs = style({ display: 'grid', gap: vars.space[3] });

/** A bulleted list of sentences. */
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[6],
  listStyle: 'disc',
  maxInlineSize: vars.measure,
});

/** All of the text of a heading. */
export const headingText = style({ fontWeight: 'inherit' });
