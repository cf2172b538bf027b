import { createVar } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  hiddenVisually,
  mediaForcedColors,
  plainList,
} from '../styles/build/index.ts';

/*
 * Below these inline sizes five German step names with icons do not fit in one line. The second one counts with a minimum font size of the
 * browser only: `ch` grows with it, `rem` does not (IN-5).
 */
const NARROW = '(max-width: 51.99rem) or (max-width: 92ch)';

/** The nav element; its inline size decides between line and collapsed form. */
export const root = componentStyle(
  {
    containerType: 'inline-size',
    fontSize: vars.text.small,
    '@media': { print: { display: 'none' } },
  },
  'root',
);

const VERTICAL = `${root}[data-orientation="vertical"] &`;

/** The position as a heading that can be focused. */
export const heading = componentStyle(
  {
    marginBlockEnd: vars.space[3],
    color: vars.color.inkSoft,
    fontSize: vars.text.h3,
    fontWeight: 400,
  },
  'heading',
);

componentRule(`${heading} strong`, { color: vars.color.ink });

/** Collapsed form: "Schritt 2 von 5: Konfiguration" with a progress bar. */
export const compact = componentStyle(
  {
    display: 'none',
    '@container': {
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        columnGap: vars.space[2],
        rowGap: vars.space[2],
        inlineSize: '100%',
        minBlockSize: vars.target,
        paddingBlock: vars.space[1],
        paddingInline: 0,
        border: 0,
        background: 'none',
        color: vars.color.inkSoft,
        font: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
      },
    },
  },
  'compact',
);

/** Text of the collapsed form. */
export const compactText = componentStyle({ hyphens: 'auto' }, 'compactText');

componentRule(`${compactText} strong`, { color: vars.color.ink });

/** Chevron of the collapsed form; points up while the list is expanded. */
export const chevron = componentStyle(
  {
    selectors: {
      [`${compact}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' },
    },
  },
  'chevron',
);

/** The progress bar. */
export const bar = componentStyle(
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: vars.space[1],
  },
  'bar',
);

const AHEAD = '&:is([data-status="upcoming"], [data-status="blocked"])';

/** One segment of the progress bar. */
export const segment = componentStyle(
  {
    blockSize: '5px',
    borderRadius: '2px',
    background: vars.color.hairline,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-status="done"], &[data-status="current"]': { background: vars.color.action },
      '&[data-status="attention"]': { background: vars.color.warningEdge },
      [`[data-portal-theme="contrast"] ${AHEAD}`]: { blockSize: '1px' },
    },
    '@media': {
      [mediaForcedColors]: {
        background: 'GrayText',
        selectors: {
          '&:is([data-status="done"], [data-status="current"], [data-status="attention"])': {
            background: 'CanvasText',
          },
          [AHEAD]: { blockSize: '1px' },
        },
      },
    },
  },
  'segment',
);

/** The list of steps: one line where it fits, otherwise below the collapsed form. */
export const list = componentStyle(
  {
    display: 'flex',
    gap: vars.space[2],
    ...plainList,
    selectors: { [VERTICAL]: { flexDirection: 'column', gap: 0 } },
    '@container': {
      [NARROW]: {
        display: 'none',
        flexDirection: 'column',
        gap: 0,
        selectors: {
          '&[data-open]': { display: 'flex' },
          '* + &': { marginBlockStart: vars.space[3] },
        },
      },
    },
  },
  'list',
);

const THICK = '4px';
const lineWidth = createVar('lineWidth');
const thinLine = { vars: { [lineWidth]: '1px' } };

/** The line beside a step in a vertical list. */
const asideLine = {
  borderBlockStartWidth: 0,
  borderInlineStartWidth: lineWidth,
  paddingBlock: vars.space[1],
  paddingInlineStart: `calc(${vars.space[3]} + ${THICK} - ${lineWidth})`,
} as const;

/** One step. */
export const item = componentStyle(
  {
    vars: { [lineWidth]: THICK },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    // In a line, the step with a sub-step takes the space that the others leave.
    flex: '1 1 auto',
    minInlineSize: 0,
    border: `0 solid ${vars.color.hairline}`,
    borderBlockStartWidth: lineWidth,
    paddingBlockStart: `calc(${vars.space[2]} + ${THICK} - ${lineWidth})`,
    selectors: {
      '&[data-status="done"], &[data-status="current"]': { borderColor: vars.color.action },
      // Its sub-steps take several lines before a name breaks; a smaller number shrinks the others by parts of a pixel.
      // Long words of all steps leave it some letters.
      '&[data-status="current"]': { flexShrink: 1_000_000, minInlineSize: '5rem' },
      '&[data-status="attention"]': { borderColor: vars.color.warningEdge },
      // Where all lines have one colour, upcoming steps have a thin line.
      [`[data-portal-theme="contrast"] ${AHEAD}`]: thinLine,
      [VERTICAL]: asideLine,
    },
    '@media': { [mediaForcedColors]: { selectors: { [AHEAD]: thinLine } } },
    '@container': { [NARROW]: asideLine },
  },
  'item',
);

/** Link, button or plain text of a step. */
export const action = componentStyle(
  {
    display: 'flex',
    inlineSize: 'fit-content',
    minBlockSize: vars.target,
    marginBlock: '-8px',
    // One line of text is centred in the target; the first of several lines has the same position.
    paddingBlock: `max(0px, (${vars.target} - 1lh) / 2)`,
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: vars.color.inkSoft,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      [`${item}[data-status="done"] &`]: { color: vars.color.ink },
      [`${item}[data-status="current"] &`]: { color: vars.color.ink, fontWeight: 700 },
      [`${item}[data-status="attention"] &`]: { color: vars.color.warningText },
      [VERTICAL]: { marginBlock: 0 },
      'a&, button&': { cursor: 'pointer' },
      'a&:hover, button&:hover': { color: vars.color.action, textDecoration: 'underline' },
    },
    '@container': { [NARROW]: { marginBlock: 0 } },
  },
  'action',
);

/** Icon and name of a step. */
export const name = componentStyle({ display: 'inline-flex', gap: vars.space[2] }, 'name');

/** Icon of the status. */
export const icon = componentStyle(
  {
    flexShrink: 0,
    color: vars.color.action,
    marginBlockStart: '2px',
    selectors: {
      [`${item}:is([data-status="upcoming"], [data-status="blocked"]) &`]: {
        color: vars.color.inkSoft,
      },
      [`${item}[data-status="attention"] &`]: { color: vars.color.warningText },
    },
  },
  'icon',
);

/** Number of a step that is not done. */
export const number = componentStyle(
  { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  'number',
);

/** Name of the step; long compounds break. */
export const label = componentStyle({ hyphens: 'auto', overflowWrap: 'anywhere' }, 'label');

/** Name of the current sub-step. */
export const subStep = componentStyle(
  {
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
  },
  'subStep',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
