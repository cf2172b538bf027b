import { vars } from '@portal/tokens';
import { componentStyle, hiddenVisually, mediaForcedColors } from '../styles/build/index.ts';

const BESIDE = '(min-width: 56.25rem)';

export const root = componentStyle(
  {
    minInlineSize: 0,
    '@media': {
      [BESIDE]: {
        selectors: {
          '&[data-lead]': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: vars.space[6],
            alignItems: 'end',
          },
        },
      },
    },
  },
  'root',
);

export const lead = componentStyle(
  {
    minInlineSize: 0,
    paddingBlockEnd: vars.space[3],
    '@media': { [BESIDE]: { paddingBlockEnd: 0 } },
  },
  'lead',
);

export const list = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    boxShadow: `inset 0 -1px 0 ${vars.color.controlEdge}`,
  },
  'list',
);

export const tab = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    minInlineSize: '32px',
    minBlockSize: vars.controlHeight,
    paddingBlock: vars.space[2],
    // Four short names stay in one row from 320 px; larger texts of the user wrap.
    paddingInline: 'clamp(4px, calc(2.2vw - 2px), 17px)',
    fontSize: 'min(1em, max(0.8rem, 4.1vw))',
    border: '1px solid transparent',
    borderBlockStartWidth: '4px',
    borderBlockEndColor: vars.color.controlEdge,
    borderStartStartRadius: vars.radius,
    borderStartEndRadius: vars.radius,
    background: 'transparent',
    color: vars.color.action,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { zIndex: 1 },
      '&[data-state="active"]': {
        borderColor: vars.color.controlEdge,
        borderBlockStartColor: vars.color.action,
        borderBlockEndColor: vars.color.paper,
        background: vars.color.paper,
        color: vars.color.ink,
        fontWeight: 700,
      },
    },
    '@media': {
      // Fingers leave no hover behind.
      '(hover: hover)': {
        selectors: { '&:hover': { color: vars.color.actionHover, textDecoration: 'underline' } },
      },
      // A transparent edge would be drawn in the colour of text: every tab would look chosen.
      [mediaForcedColors]: {
        borderColor: 'Canvas',
        borderBlockEndColor: 'CanvasText',
        selectors: {
          '&[data-state="active"]': {
            borderColor: 'CanvasText',
            borderBlockStartColor: 'Highlight',
            borderBlockStartWidth: '6px',
            borderBlockEndColor: 'Canvas',
          },
        },
      },
    },
  },
  'tab',
);

export const errors = componentStyle({ flexShrink: 0, color: vars.color.dangerText }, 'errors');

export const icon = componentStyle({ inlineSize: '1.1em', blockSize: '1.1em' }, 'icon');

export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');

export const panel = componentStyle(
  {
    paddingBlockStart: vars.space[6],
    selectors: {
      '&[data-state="inactive"]': { display: 'none' },
      [`${root}[data-lead] > &`]: { gridColumn: '1 / -1', paddingBlockStart: vars.space[4] },
    },
  },
  'panel',
);
