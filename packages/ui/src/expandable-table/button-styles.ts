import { vars } from '@portal/tokens';
import { componentStyle, mediaForcedColors } from '../styles/build/index.ts';
import { base, controlCell, ownLine } from './cells.ts';
import { NARROW } from './narrow.ts';

/** The buttons of a row, for `expandableStyles`. */
export function buttonStyles(nameLines: string) {
  /** Opens and closes the details. */
  const toggle = componentStyle(
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[1],
      minBlockSize: vars.target,
      padding: 0,
      border: 0,
      background: 'none',
      color: vars.color.ink,
      font: 'inherit',
      fontWeight: 700,
      textAlign: 'start',
      hyphens: 'auto',
      cursor: 'pointer',
      selectors: {
        '&:hover': { textDecoration: 'underline' },
        // The target is higher than the line, which the description follows.
        [`${nameLines} > &`]: {
          minBlockSize: 0,
          marginBlock: '-0.6rem',
          paddingBlock: '0.6rem',
        },
        // A chevron: two edges of a rotated square, as an SVG would be two more elements in every row.
        '&::after': {
          content: '""',
          flexShrink: 0,
          inlineSize: '0.4375em',
          blockSize: '0.4375em',
          marginInline: '0.25em',
          marginBlockStart: '-0.25em',
          border: 'solid',
          borderColor: vars.color.action,
          borderWidth: '0 2px 2px 0',
          rotate: '45deg',
        },
        '&[aria-expanded="true"]::after': { marginBlockStart: '0.25em', rotate: '225deg' },
      },
      '@media': {
        // Only where it can start: a transition on hundreds of rows slows down rendering.
        '(prefers-reduced-motion: no-preference)': {
          selectors: {
            '&:is(:hover, :focus)::after': { transition: `rotate ${vars.duration.short}` },
          },
        },
      },
    },
    'toggle',
  );

  /** Contains the buttons of a row; in a narrow container at the end of its last line. */
  const actionsCell = componentStyle(
    {
      ...controlCell,
      inlineSize: vars.target,
      paddingInline: 0,
      whiteSpace: 'nowrap',
      '@container': {
        [NARROW]: { ...ownLine, inlineSize: 'auto', marginInlineStart: 'auto', order: 2 },
      },
      '@media': { print: { display: 'none' } },
    },
    'actionsCell',
  );

  /** Any button of a row but the one that removes it. */
  const action = componentStyle(
    {
      ...base.iconButton,
      selectors: {
        '&:hover:not([aria-disabled="true"])': base.iconButtonHover,
        '&[aria-disabled="true"]': {
          color: vars.color.inkSoft,
          opacity: 0.6,
          cursor: 'not-allowed',
        },
      },
      '@media': {
        [mediaForcedColors]: {
          selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } },
        },
      },
    },
    'action',
  );

  /** Removes the row. */
  const remove = componentStyle(
    {
      ...base.iconButton,
      selectors: {
        '&:hover': { background: vars.color.dangerSurface, color: vars.color.dangerText },
      },
    },
    'remove',
  );

  return { toggle, actionsCell, action, remove };
}
