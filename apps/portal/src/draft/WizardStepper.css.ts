import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** A phone, whose window the step needs. */
const PHONE = 'screen and (max-width: 37.49rem)';

/** Steps and step. */
export const wizard = style({});

/** The sub-steps of a step, in one line where they fit. */
export const subSteps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One of them; the current one is underlined and bold, one that is done has a check. */
export const subStep = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: '2px',
  borderBlockEnd: '2px solid transparent',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      borderBlockEndColor: vars.color.action,
      color: vars.color.ink,
      fontWeight: 700,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'CanvasText' } },
    },
  },
});

/** Of a sub-step that is done. */
export const done = style({ inlineSize: '1em', blockSize: '1em', color: vars.color.action });

// On a phone the step is close to the line of steps.
globalStyle(`${wizard} > :not(:first-child)`, {
  '@media': { [PHONE]: { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
});
globalStyle(`${wizard} > nav`, {
  '@media': { [PHONE]: { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

// On a phone the way to this page is shown with all steps.
globalStyle(
  'body:has(nav[data-orientation] > button[aria-expanded="false"]) nav:has(> [data-narrow="fold"])',
  { '@media': { [PHONE]: { display: 'none' } } },
);
