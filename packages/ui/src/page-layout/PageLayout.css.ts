/* oxlint-disable max-lines -- one component: splitting the file would change the class names of its parts */
import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  hiddenVisually,
  mediaForcedColors,
} from '../styles/build/index.ts';

const WIDE = 'screen and (min-width: 60em)';
const PHONE = '(max-width: 479.98px)';

const pageWidth = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  boxSizing: 'border-box',
  '@media': { [PHONE]: { paddingInline: vars.space[4] }, print: { padding: 0 } },
} as const;

/** The whole page; the footer is at the bottom of the window on short pages. */
export const page = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    minInlineSize: '280px',
    background: vars.color.paper,
    color: vars.color.ink,
    // A page as high as the sheet would print an empty second one.
    '@media': { print: { display: 'block', minBlockSize: 0 } },
  },
  'page',
);

/** Breadcrumbs at page width. */
export const crumbs = componentStyle({ ...pageWidth, paddingBlockStart: vars.space[1] }, 'crumbs');

/** Notifications at page width. */
export const notices = componentStyle(
  { ...pageWidth, selectors: { '&:not(:empty)': { paddingBlock: vars.space[3] } } },
  'notices',
);

/** The main element; it is focused after a route change, without a focus indicator. */
export const main = componentStyle(
  {
    flex: '1 0 auto',
    // The footer begins below the first screen, so that it does not shift while a page loads (CLS).
    minBlockSize: 'calc(100svh - 3.5rem)',
    '@media': { print: { minBlockSize: 0 } },
    selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  },
  'main',
);

/** Content at page width. */
export const content = componentStyle(
  {
    ...pageWidth,
    paddingBlockStart: vars.space[2],
    paddingBlockEnd: vars.space[18],
  },
  'content',
);

/** The step, and from 960 px the card beside it. */
export const wizard = componentStyle(
  {
    selectors: {
      '&[data-aside]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        gap: `${vars.space[6]} ${vars.space[14]}`,
      },
    },
    '@media': {
      [WIDE]: {
        selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 19.75rem' } },
      },
    },
  },
  'wizard',
);

/** The column of the step. */
export const step = componentStyle({ minInlineSize: 0, paddingBlockEnd: vars.space[8] }, 'step');

/** Buttons at the end of a step: secondary first, primary last. */
export const buttonRow = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockStart: vars.space[8],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    '@media': {
      // In DOM order, as the focus moves (WCAG 2.4.3).
      [PHONE]: { flexDirection: 'column', alignItems: 'stretch' },
      print: { display: 'none' },
    },
  },
  'buttonRow',
);

/** Secondary buttons. */
export const buttonGroup = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    '@media': { [PHONE]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
  'buttonGroup',
);

/** The primary button, at the end also when it is the only one. */
export const buttonNext = componentStyle(
  {
    display: 'grid',
    marginInlineStart: 'auto',
    '@media': { [PHONE]: { marginInlineStart: 0 } },
  },
  'buttonNext',
);

/** Windows that are high enough for a bar that stays at their end; at 400 % zoom it would cover a third of them (WCAG 1.4.10). */
const TALL = 'screen and (min-height: 22rem)';
const TALL_PHONE = `${TALL} and (max-width: 47.99rem)`;
/** With a text in the bar. */
const HIGH_PHONE = 'screen and (min-height: 36rem) and (max-width: 47.99rem)';
const LOW_PHONE = 'screen and (max-height: 35.99rem) and (max-width: 47.99rem)';
const WITH_KEYBOARD = 'screen and (max-height: 29.99rem) and (max-width: 47.99rem)';
const TALL_WIDE = `${TALL} and (min-width: 48rem)`;
const BELOW_WIDE = '(max-width: 47.99rem)';

// Paints a strip across the page that is wider than the bar, without making the page scroll sideways.
const strip = {
  borderImage: `linear-gradient(${vars.color.controlEdge} 1px, ${vars.color.paper} 0) fill 0 / / 0 100vmax`,
} as const;
// Firefox drops images of borders where a person has set colours: then the bar itself has a ground and a line.
const forcedStrip = {
  background: 'Canvas',
  borderBlockStart: '1px solid CanvasText',
  borderImage: 'linear-gradient(CanvasText 1px, Canvas 0) fill 0 / 0 / 0 100vmax',
} as const;

const sticky = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  // Clear of what a device shows at the end of its screen, where the page asks for all of it (`viewport-fit=cover`).
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
} as const;

/** A step with a bar at its end: at least as high as the window, so that the bar is at its end. */
export const footStep = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 'calc(100svh - 15rem)',
    '@media': { print: { display: 'block', minBlockSize: 0 } },
  },
  'footStep',
);

/** All that is above the bar. */
export const footContent = componentStyle(
  {
    flex: '1 0 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingBlockEnd: vars.space[8],
    '@media': { [BELOW_WIDE]: { paddingBlockEnd: vars.space[5] } },
  },
  'footContent',
);

/** The bar; in a narrow window only its second part stays in sight, and the first ends the step. */
export const footBar = componentStyle(
  {
    position: 'relative',
    ...strip,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    '@media': {
      [mediaForcedColors]: forcedStrip,
      [TALL_WIDE]: sticky,
      [BELOW_WIDE]: { display: 'contents' },
      print: { display: 'none' },
    },
  },
  'footBar',
);

/** Back and Cancel. Their text, not their frame, is in line with the page; forced colours show the frame. */
export const footBack = componentStyle(
  {
    display: 'flex',
    // Only buttons that are too long for half of the bar are below each other; the selection gives way first.
    flex: 'none',
    maxInlineSize: '50%',
    flexWrap: 'wrap',
    gap: vars.space[3],
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    '@media': {
      [BELOW_WIDE]: {
        maxInlineSize: 'none',
        paddingBlock: vars.space[3],
        marginBlockStart: 'auto',
      },
      [mediaForcedColors]: { marginInlineStart: 0 },
      print: { display: 'none' },
    },
  },
  'footBack',
);

// In the bar they are seen as buttons.
componentRule(`${footBack} > [data-variant="quiet"]`, {
  color: vars.color.ink,
  textDecoration: 'none',
});

/** Selection and Next. */
export const footNext = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    // The selection gives way first.
    flex: '1 1000 auto',
    minInlineSize: 0,
    '@media': {
      [BELOW_WIDE]: {
        ...strip,
        position: 'relative',
        flexWrap: 'wrap',
        flex: 'none',
        justifyContent: 'space-between',
        gap: vars.space[3],
        paddingBlock: vars.space[3],
      },
      [`${mediaForcedColors} and ${BELOW_WIDE}`]: forcedStrip,
      [TALL_PHONE]: sticky,
      print: { display: 'none' },
    },
  },
  'footNext',
);

/** What the main button brings about, in two lines beside it where there is space. */
export const footConsequence = componentStyle(
  {
    flex: '1 1 0',
    minInlineSize: 0,
    margin: 0,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    lineHeight: 1.4,
    textAlign: 'end',
    textWrap: 'pretty',
    '@media': { [BELOW_WIDE]: { textAlign: 'start' } },
  },
  'footConsequence',
);

// The selection takes the space beside the button, which keeps its word in one line, and is as wide as the bar alone in a line.
componentRule(`${footNext} > :not(button, [data-role="note"])`, {
  minInlineSize: '10rem',
  '@media': { [BELOW_WIDE]: { flex: '100 1 6rem', minInlineSize: 0 } },
});
// What matters most in it, in a line of its own.
componentRule(`${footConsequence} > strong`, {
  display: 'block',
  color: vars.color.ink,
  fontWeight: 600,
});
// As wide as the bar in a narrow window, with the button below it.
componentRule(`${footNext} > ${footConsequence}`, {
  '@media': { [BELOW_WIDE]: { flex: '1 1 100%' } },
});
componentRule(`${footNext} > button`, {
  flex: 'none',
  '@media': {
    [BELOW_WIDE]: { flex: '1 0 auto' },
    // The selection needs the space.
    '(max-width: 22.99rem)': { paddingInline: vars.space[4] },
  },
});

/** Says above the bar what is missing, once somebody asked for it by the main button. */
export const footNote = componentStyle(
  {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    zIndex: 1,
    maxInlineSize: 'min(100%, 34rem)',
    boxSizing: 'border-box',
    margin: 0,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    border: `1px solid ${vars.color.warningEdge}`,
    borderRadius: vars.radius,
    background: vars.color.warningSurface,
    color: vars.color.warningText,
    fontWeight: 600,
  },
  'footNote',
);

// What has the focus is not behind the bar (WCAG 2.4.11). In a narrow window Back and Cancel are above it.
const TYPED = ':is(input:not([type="radio"], [type="checkbox"]), textarea)';
const FOCUSABLE = ':is(a, button, input, select, textarea, summary, [tabindex])';
componentRule(`${footStep} ${FOCUSABLE}:not(${footBar} *)`, {
  '@media': { [TALL]: { scrollMarginBlockEnd: '8rem' } },
});
componentRule(`${footStep} ${FOCUSABLE}:not(${footNext} *)`, {
  '@media': { [TALL_PHONE]: { scrollMarginBlockEnd: '8rem' } },
});
// A software keyboard leaves little of the window: the bar does not lie over the field that is typed into.
componentRule(`${footStep}:has(${TYPED}:focus) ${footNext}`, {
  '@media': { [WITH_KEYBOARD]: { position: 'relative' } },
});
componentRule(`${footNext}:has(${footConsequence})`, {
  '@media': { [LOW_PHONE]: { position: 'relative' } },
});
componentRule(`${footStep}:has(${footConsequence}) ${FOCUSABLE}:not(${footNext} *)`, {
  '@media': { [HIGH_PHONE]: { scrollMarginBlockEnd: '16rem' } },
});
// The bar is the last thing of the page's content, directly above the footer: the step takes what a short page leaves.
componentRule(`${content}:has(${footBar})`, { paddingBlockEnd: 0 });
const WITH_BAR = `${main}:has(${footBar})`;
const FILL = { display: 'flex', flexDirection: 'column', flex: '1 0 auto' } as const;
componentRule(WITH_BAR, { '@media': { screen: FILL } });
componentRule(`${WITH_BAR} > ${content}`, { '@media': { screen: FILL } });
componentRule(`${WITH_BAR} > ${content} > :has(${footBar})`, { '@media': { screen: FILL } });
componentRule(`${WITH_BAR} ${footStep}`, { '@media': { screen: { flex: '1 0 auto' } } });
componentRule(`${step}:has(${footBar})`, { paddingBlockEnd: 0 });

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
