import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  hiddenVisually,
  iconButton,
} from '../styles/build/index.ts';

// Narrower, the tools of a person who is logged in do not fit beside the title in one line.
const NARROW = '(max-width: 59.99rem)';
const MIDDLE = '(max-width: 69rem)';
/** The tools are in the line of the title, which leaves no space for the label of the session. */
const BETWEEN = '(min-width: 60rem) and (max-width: 69rem)';
const PHONE = '(max-width: 26rem)';
const SMALLEST = '(max-width: 19rem)';

/** The header element; its width decides what is collapsed. */
export const root = componentStyle(
  {
    containerType: 'inline-size',
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    background: vars.color.paper,
    '@media': { print: { borderBlockEnd: '1px solid' } },
  },
  'root',
);

/** The line of an official website, across the window; its content is in line with the page. */
export const official = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: `max(${vars.space[5]}, (100% - ${vars.page}) / 2)`,
    // Where a background does not separate it from the header; forced colours draw a transparent edge.
    borderBlockEnd: '1px solid transparent',
    background: vars.color.wash,
    fontSize: vars.text.small,
    lineHeight: 1.25,
    selectors: {
      '[data-portal-theme="contrast"] &': { borderBlockEndColor: vars.color.hairline },
    },
    '@container': { [PHONE]: { paddingInline: vars.space[4], fontSize: '0.875rem' } },
  },
  'official',
);

/** Content at page width; wraps when the tools are open. */
export const inner = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
    minBlockSize: '4rem',
    marginInline: 'auto',
    paddingInline: vars.space[5],
    paddingBlock: vars.space[2],
    boxSizing: 'border-box',
    '@container': {
      [MIDDLE]: { gap: `${vars.space[1]} ${vars.space[2]}` },
      [NARROW]: { minBlockSize: '4.75rem' },
      [PHONE]: { paddingInline: vars.space[4], minBlockSize: '3.75rem' },
    },
  },
  'inner',
);

/** Link to the start page with logo and title. */
export const home = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    // Space for the title: what does not fit beside it moves below it.
    flex: '1 1 9rem',
    minInlineSize: 0,
    minBlockSize: vars.target,
    color: vars.color.ink,
    textDecoration: 'none',
    '@container': {
      [MIDDLE]: { gap: vars.space[2] },
      [NARROW]: { flexBasis: 0, gap: vars.space[4] },
      [PHONE]: { gap: vars.space[2] },
    },
  },
  'home',
);

/** The logo. */
export const mark = componentStyle(
  { display: 'block', flexShrink: 0, inlineSize: '36px', blockSize: '36px' },
  'mark',
);

/** Lines of the logo. */
export const markLine = componentStyle(
  {
    fill: 'none',
    stroke: vars.color.ink,
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
  },
  'markLine',
);

/** The highlighted parcel of the logo. */
export const markParcel = componentStyle(
  {
    fill: vars.color.parcelWash,
    stroke: vars.color.parcel,
    strokeWidth: 2.25,
    strokeLinejoin: 'round',
  },
  'markParcel',
);

/** Title and subtitle. */
export const titles = componentStyle(
  { display: 'grid', minInlineSize: 0, lineHeight: 1.25 },
  'titles',
);

/** Name of the portal. */
export const title = componentStyle(
  {
    fontSize: '1.15em',
    fontWeight: 700,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    // Keeps the blank at the end, which separates it from the subtitle in the name of the link.
    whiteSpace: 'pre-wrap',
    '@container': {
      [MIDDLE]: { fontSize: '1em' },
      [NARROW]: { fontSize: '1.15em' },
      [PHONE]: { fontSize: '1em' },
      [SMALLEST]: { fontSize: vars.text.small },
    },
  },
  'title',
);

/** One line below the title. */
export const subtitle = componentStyle(
  {
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    '@container': { [PHONE]: { display: 'none' } },
  },
  'subtitle',
);

/** The menu button. */
export const toggle = componentStyle(
  {
    ...iconButton,
    display: 'none',
    order: 1,
    border: `1px solid ${vars.color.controlEdge}`,
    '@container': { [NARROW]: { display: 'inline-flex' } },
    // A sheet of paper is a narrow container, too.
    selectors: { '&&': { '@media': { print: { display: 'none' } } } },
  },
  'toggle',
);

/** Language, appearance, user. */
export const tools = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    fontSize: vars.text.small,
    '@container': {
      [MIDDLE]: { columnGap: 0 },
      [NARROW]: {
        // A list: one entry in each line.
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: 0,
        display: 'none',
        order: 3,
        flexBasis: '100%',
        paddingBlock: vars.space[2],
        borderBlockStart: `1px solid ${vars.color.hairline}`,
        selectors: { '&[data-open]': { display: 'flex' } },
      },
    },
    '@media': { print: { display: 'none' } },
  },
  'tools',
);

componentRule(`${tools} > *`, {
  '@container': {
    [NARROW]: { minBlockSize: vars.controlHeight, paddingInline: 0, alignItems: 'center' },
  },
});
componentRule(`${tools} > * + *`, {
  '@container': { [NARROW]: { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});

/** A link beside the user's name. */
export const link = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target,
    paddingInline: vars.space[2],
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    selectors: { '&[aria-current]': { fontWeight: 700 } },
  },
  'link',
);

/** Name of the user who is logged in. */
export const user = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[2],
    overflowWrap: 'anywhere',
  },
  'user',
);

/** The name itself: cut in a wide header, whole in the menu. */
export const userName = componentStyle(
  {
    maxInlineSize: '11em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [NARROW]: { maxInlineSize: 'none', whiteSpace: 'normal' } },
  },
  'userName',
);

/** Login link or logout button. */
export const session = componentStyle(
  {
    order: 2,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    // At the end of the line also where it moves below the title.
    marginInlineStart: 'auto',
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: 'none',
    color: vars.color.ink,
    font: 'inherit',
    fontSize: vars.text.small,
    textDecoration: 'none',
    cursor: 'pointer',
    boxSizing: 'border-box',
    selectors: { '&:hover': { background: vars.color.wash } },
    '@container': {
      [MIDDLE]: { paddingInline: 0 },
      [NARROW]: { paddingInline: vars.space[4] },
      [PHONE]: { paddingInline: 0 },
    },
    '@media': { print: { display: 'none' } },
  },
  'session',
);

/** Label of login and logout; visually hidden on a phone. */
export const sessionLabel = componentStyle(
  {
    '@container': { [PHONE]: hiddenVisually, [BETWEEN]: hiddenVisually },
  },
  'sessionLabel',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
