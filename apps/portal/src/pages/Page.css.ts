import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const stackOf = (gap: string) => ({ display: 'grid', gap, justifyItems: 'start' }) as const;

/** Room above and below the first words of the landing page. */
export const opening = style({
  ...stackOf(vars.space[4]),
  paddingBlock: `clamp(${vars.space[6]}, 4vw, ${vars.space[12]}) ${vars.space[8]}`,
});

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

/** Running text and what belongs to it, at most as wide as one can read. */
export const article = style({ ...stackOf(vars.space[5]), paddingBlockStart: vars.space[6] });

/** A part of a page with a heading of its own. */
export const section = style({
  ...stackOf(vars.space[4]),
  justifyItems: 'stretch',
  marginBlockStart: vars.space[10],
});

/** Heading of a part. */
export const subheading = style({
  margin: 0,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
  hyphens: 'auto',
});

/** Heading inside a part. */
export const smallHeading = style({ margin: 0, fontSize: vars.text.h3, lineHeight: 1.3 });

/** A paragraph. */
export const paragraph = style({ margin: 0, maxInlineSize: vars.measure, hyphens: 'auto' });

/** Something less important. */
export const note = style({
  margin: 0,
  maxInlineSize: vars.measure,
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
});

/** A page of the order: stepper, heading, content, with room between them. */
export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
});

/** A step of the wizard. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
});

/** A form that is not wider than it can be read. */
export const form = style([step, { maxInlineSize: '44rem' }]);

/** Heading of a step: the question. */
export const stepHeading = style({
  margin: 0,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
  textWrap: 'balance',
  hyphens: 'auto',
});

/** What is asked, in a sentence. */
export const intro = style({ margin: 0, maxInlineSize: vars.measure });

globalStyle(`${intro} > p`, { margin: 0 });
globalStyle(`${intro} > p + p`, { marginBlockStart: vars.space[2] });

/** Several paragraphs that are told apart. */
export const paragraphs = style({ display: 'grid', gap: vars.space[3] });

/** Why one cannot go on, just above the buttons. */
export const reason = style({
  margin: 0,
  maxInlineSize: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  textAlign: 'end',
});

/** Groups below each other. */
export const stack = style({ display: 'grid', gap: vars.space[6] });

/** Choices with an edge around each. */
export const cards = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

/** Boxes to tick, close to each other. */
export const consents = style({ display: 'grid', gap: vars.space[1] });

/** A plain list of sentences. */
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[6],
  listStyle: 'disc',
  maxInlineSize: vars.measure,
});

/** Questions about the page, two beside each other where there is room. */
export const choices = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

/** The fee below the delivery. */
export const fee = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.wash,
  borderRadius: vars.radius,
  fontWeight: 700,
});

/** The amount. */
export const feeValue = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** Sum above the payment's button. */
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  inlineSize: '100%',
  margin: 0,
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
});

/** Buttons in a row. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** A parcel in a table: violet-edged, as on the map. */
export const parcelChip = style({
  display: 'inline-block',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.parcel}`,
});

/** A product and its picture. */
export const product = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  marginBlockEnd: vars.space[6],
  '@media': {
    'screen and (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
});

/** Drawing of what the extract looks like. */
export const productPicture = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'auto',
  marginBlockStart: vars.space[6],
  '@media': { 'screen and (min-width: 760px)': { order: 1 } },
});

/** About as high as a page of hits, so that the buttons below have made room before they come. */
export const hits = style({ minBlockSize: '36rem', alignContent: 'start' });

/** The same for who will hardly find more than one: as high as that one, or as the word that there is none. */
export const hit = style({ minBlockSize: '6rem', alignContent: 'start' });

/** Where the picture of the parcel will be: as large as that one, beside the step and in the bar below it. */
export const awaited = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1.88',
  margin: 0,
  padding: vars.space[5],
  boxSizing: 'border-box',
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    'screen and (max-width: 959.98px)': { aspectRatio: 'auto', blockSize: '9rem' },
  },
});

/** As high as the window. */
export const screen = style({ minBlockSize: '100svh' });
