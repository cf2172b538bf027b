import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  hiddenVisually,
  mediaForcedColors,
} from '../styles/build/index.ts';
import { buttonStyles } from './button-styles.ts';
import { base, tightCell } from './cells.ts';
import { NARROW } from './narrow.ts';
import { rowStyles } from './row-styles.ts';

/**
 * The parts of a table whose rows open, for the file `.css.ts` of each such table: each has classes of its own, which pages
 * may style apart.
 */
export function expandableStyles() {
  /** Around the table; its inline size decides between columns and lines. */
  const frame = componentStyle(
    {
      containerType: 'inline-size',
      // Paper shows the table, also where it is narrow: Firefox prints no cards at all.
      '@media': { print: { containerType: 'normal' } },
      selectors: { '&:focus:not(:focus-visible)': { outline: 'none', boxShadow: 'none' } },
    },
    'frame',
  );

  /** The table. */
  const table = componentStyle({ ...base.table, textAlign: 'start' }, 'table');

  componentRule(`${table}[data-tight] :is(td, th, th *, td *)`, tightCell);

  // In a line there is no other column to make narrower.
  componentRule(`${table} :is(td, th)`, {
    '@container': { [NARROW]: { overflowWrap: 'anywhere' } },
  });

  /** The visible name. */
  const caption = componentStyle(
    {
      paddingBlockEnd: vars.space[3],
      fontSize: vars.text.h3,
      fontWeight: 700,
      textAlign: 'start',
      '@container': { [NARROW]: { display: 'block' } },
    },
    'caption',
  );

  /** Column headers; visually hidden where rows are lines. */
  const head = componentStyle(base.head, 'head');

  /** One column header; sticky in long tables. */
  const headCell = componentStyle(
    {
      ...base.headCell,
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      padding: vars.space[2],
      background: vars.color.paper,
      boxShadow: `inset 0 -1px 0 ${vars.color.controlEdge}`,
      '@media': {
        print: { position: 'static' },
        // There are no shadows.
        [mediaForcedColors]: { borderBlockEnd: '1px solid CanvasText' },
      },
    },
    'headCell',
  );

  /** The rows. */
  const body = componentStyle(base.body, 'body');

  /** Shown instead of the table when there are no rows. */
  const empty = componentStyle(
    {
      padding: vars.space[6],
      border: `1px dashed ${vars.color.controlEdge}`,
      borderRadius: vars.radius,
      maxInlineSize: vars.measure,
    },
    'empty',
  );

  /** Read by screen readers only. */
  const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');

  const rows = rowStyles(table);

  return {
    frame,
    table,
    caption,
    head,
    headCell,
    body,
    empty,
    visuallyHidden,
    ...rows,
    ...buttonStyles(rows.nameLines),
  };
}

/** The class of each part. */
export type ExpandableParts = ReturnType<typeof expandableStyles>;
