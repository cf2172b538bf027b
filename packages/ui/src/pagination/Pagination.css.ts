import { vars } from '@portal/tokens';
import { componentStyle, disabledInContrast, mediaForcedColors } from '../styles/build/index.ts';

const NARROW = '(max-width: 30rem)';

/** A container: its inline size decides how many pages are shown. */
export const root = componentStyle(
  { containerType: 'inline-size', '@media': { print: { display: 'none' } } },
  'root',
);

export const row = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
  },
  'row',
);

export const list = componentStyle(
  {
    display: 'flex',
    gap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [NARROW]: { display: 'none' } },
  },
  'list',
);

export const item = componentStyle({ display: 'flex' }, 'item');

/** Omitted pages. */
export const gap = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target,
    color: vars.color.inkSoft,
  },
  'gap',
);

/** "Seite 2 von 50", shown in narrow containers. */
export const position = componentStyle(
  {
    display: 'none',
    paddingInline: vars.space[1],
    textAlign: 'center',
    '@container': { [NARROW]: { display: 'inline' } },
  },
  'position',
);

/** A page number or an arrow. */
export const button = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.target,
    blockSize: vars.target,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius,
    background: 'none',
    color: vars.color.action,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.actionWash },
      '&[aria-current]': {
        borderColor: vars.color.ink,
        color: vars.color.ink,
        fontWeight: 700,
      },
      '&[aria-disabled]': { color: vars.color.controlEdge, background: 'none', cursor: 'default' },
      '[data-portal-theme="contrast"] &[aria-disabled]': {
        ...disabledInContrast,
        borderColor: vars.color.controlEdge,
      },
    },
    '@media': {
      // A transparent edge would be drawn: every page would look like the current one.
      [mediaForcedColors]: {
        borderColor: 'Canvas',
        selectors: {
          '&[aria-current]': { border: '3px solid Highlight' },
          '&[aria-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'button',
);
