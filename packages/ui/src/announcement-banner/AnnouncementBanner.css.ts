import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  hiddenVisually,
  iconButton,
} from '../styles/build/index.ts';

/** Across the page, below the header. */
export const banner = componentStyle(
  {
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    background: vars.color.infoSurface,
    color: vars.color.infoText,
    fontSize: vars.text.small,
    selectors: {
      '&[data-tone="warning"]': {
        background: vars.color.warningSurface,
        color: vars.color.warningText,
      },
      '&[data-tone="danger"]': {
        background: vars.color.dangerSurface,
        color: vars.color.dangerText,
      },
      // Only in the accessibility tree: see `useIsInPage`.
      '&[data-closed]': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
    },
    '@media': { print: { display: 'none' } },
  },
  'banner',
);

/** Content at page width. */
export const inner = componentStyle(
  {
    display: 'flex',
    gap: vars.space[3],
    maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
    marginInline: 'auto',
    padding: `${vars.space[3]} ${vars.space[5]}`,
    '@media': { '(max-width: 479.98px)': { paddingInline: vars.space[4] } },
    boxSizing: 'border-box',
  },
  'inner',
);

/** Icon of the tone. */
export const icon = componentStyle(
  {
    flexShrink: 0,
    marginBlockStart: '2px',
    color: vars.color.infoEdge,
    selectors: {
      [`${banner}[data-tone="warning"] &`]: { color: vars.color.warningEdge },
      [`${banner}[data-tone="danger"] &`]: { color: vars.color.dangerEdge },
    },
  },
  'icon',
);

/** Heading, message and actions. */
export const text = componentStyle(
  {
    flexGrow: 1,
    minInlineSize: 0,
    maxInlineSize: vars.measure,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  'text',
);

/** A heading in a line of its own. */
export const heading = componentStyle({ fontSize: 'inherit', lineHeight: 'inherit' }, 'heading');

/** The text of the tone, in one line with the message. */
export const toneText = componentStyle(
  {
    display: 'inline',
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  'toneText',
);

/** The message below a heading. */
export const message = componentStyle({ margin: 0 }, 'message');

/** The message beside the text of the tone. */
export const inline = componentStyle({ display: 'inline' }, 'inline');

/** Buttons or links below the message. */
export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[5]}`,
    marginBlockStart: vars.space[2],
  },
  'actions',
);

// Links among the actions have the target size of buttons (WCAG 2.5.8).
componentRule(`${actions} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
});

/** Closes the banner; its negative margin keeps the position of the text. */
export const close = componentStyle(
  {
    ...iconButton,
    flexShrink: 0,
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    marginInlineStart: 'auto',
    color: 'inherit',
    selectors: { '&:hover': { background: vars.color.paper, color: vars.color.ink } },
  },
  'close',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
