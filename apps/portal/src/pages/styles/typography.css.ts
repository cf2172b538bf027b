import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** First heading of a page. */
export const title = style({
  margin: 0,
  // The longest words, such as Datenschutzerklärung, fit on a phone also where the browser cannot hyphenate.
  fontSize: `min(${vars.text.h1}, 8.2vw)`,
  lineHeight: 1.15,
  textWrap: 'balance',
  hyphens: 'auto',
  outlineOffset: 6,
});

/** Sentence below the first heading. */
export const lead = style({
  margin: 0,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
  maxInlineSize: vars.measure,
});

/** Heading of a section. */
export const subheading = style({
  margin: 0,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
  hyphens: 'auto',
});

/** Heading inside a section. */
export const smallHeading = style({ margin: 0, fontSize: vars.text.h3, lineHeight: 1.3 });

/** Heading of a step. */
export const stepHeading = style({
  margin: 0,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
  textWrap: 'balance',
  hyphens: 'auto',
});

/** A paragraph. */
export const paragraph = style({ margin: 0, maxInlineSize: vars.measure, hyphens: 'auto' });

/** Less important text. */
export const note = style({
  margin: 0,
  maxInlineSize: vars.measure,
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
});

/** Introduction below the heading of a step. */
export const intro = style({ margin: 0, maxInlineSize: vars.measure });

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
