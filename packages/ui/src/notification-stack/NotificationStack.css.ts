import { vars } from '@portal/tokens';
import {
  componentStyle,
  hiddenVisually,
  iconButton,
  plainList,
  tabularFigures,
  tonedBox,
  tonedIcon,
} from '../styles/build/index.ts';

/** The region; focused only if it has no control to focus. */
export const stack = componentStyle(
  {
    '@media': { print: { display: 'none' } },
    // Only in the accessibility tree: see `useIsInPage`.
    selectors: { '&[data-closed]': { position: 'absolute', opacity: 0, pointerEvents: 'none' } },
  },
  'stack',
);

/** List of notifications. */
export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    ...plainList,
  },
  'list',
);

/** One notification. */
export const card = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[4],
    paddingInlineEnd: vars.space[2],
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: vars.radius,
    color: vars.color.ink,
    selectors: tonedBox,
  },
  'card',
);

/** Icon of the tone. */
export const icon = componentStyle(
  {
    flexShrink: 0,
    marginBlockStart: '11px',
    selectors: tonedIcon,
  },
  'icon',
);

/** Message and action. */
export const body = componentStyle({ flex: 1, minInlineSize: 0, paddingBlock: '9px' }, 'body');

/** The message. */
export const message = componentStyle(
  { margin: 0, hyphens: 'auto', overflowWrap: 'anywhere' },
  'message',
);

/** The action of a notification. */
export const action = componentStyle({ marginBlockStart: vars.space[2] }, 'action');

/** Closes the notification. */
export const close = componentStyle(
  {
    ...iconButton,
    flexShrink: 0,
    color: 'inherit',
  },
  'close',
);

/** Shows the remaining notifications. */
export const more = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.target,
    marginBlockStart: vars.space[1],
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.action,
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  'more',
);

/** The history. */
export const history = componentStyle(
  {
    fontSize: vars.text.small,
    '@media': { print: { display: 'none' } },
  },
  'history',
);

/** List of past notifications. */
export const pastList = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    ...plainList,
  },
  'pastList',
);

/** One past notification. */
export const past = componentStyle(
  {
    display: 'flex',
    gap: vars.space[3],
    paddingInlineStart: vars.space[3],
    borderInlineStart: '4px solid',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="info"]': { borderColor: vars.color.infoEdge },
      '&[data-tone="success"]': { borderColor: vars.color.successEdge },
      '&[data-tone="warning"]': { borderColor: vars.color.warningEdge },
      '&[data-tone="danger"]': { borderColor: vars.color.dangerEdge },
    },
  },
  'past',
);

/** When it appeared. */
export const pastTime = componentStyle(
  {
    ...tabularFigures,
    flexShrink: 0,
    color: vars.color.inkSoft,
  },
  'pastTime',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
