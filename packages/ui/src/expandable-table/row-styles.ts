import { vars } from '@portal/tokens';
import { componentRule, componentStyle, smallText } from '../styles/build/index.ts';
import { base, controlCell, ownLine, textCell } from './cells.ts';
import { NARROW } from './narrow.ts';

const { hairline } = base;

/** The parts of a row, for `expandableStyles`. */
export function rowStyles(table: string) {
  /** One row. In a narrow container number, name and the value of the corner are its first line. */
  const row = componentStyle(
    {
      '@container': {
        [NARROW]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: `${vars.space[1]} ${vars.space[2]}`,
          ...base.narrowRow,
        },
      },
      '@media': { print: { breakInside: 'avoid' } },
    },
    'row',
  );

  /** The number of the row; in a narrow container in the first line. */
  const number = componentStyle(
    {
      ...textCell,
      inlineSize: '3rem',
      '@container': {
        [NARROW]: {
          ...ownLine,
          inlineSize: 'auto',
          minInlineSize: '0.75rem',
          // In line with the name, which begins at the top of its cell.
          alignSelf: 'flex-start',
          color: vars.color.inkSoft,
        },
      },
    },
    'number',
  );

  /** The name of the row. */
  const nameCell = componentStyle(
    {
      ...controlCell,
      fontWeight: 'inherit',
      '@container': {
        [NARROW]: {
          ...ownLine,
          // With the number and the corner, it fills the first line.
          flex: '1 1 calc(100% - 9rem)',
          minInlineSize: 0,
        },
      },
    },
    'nameCell',
  );

  /** Picture, and beside it name and description. */
  const named = componentStyle(
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[4],
      paddingBlock: vars.space[1],
      '@container': {
        [NARROW]: { alignItems: 'flex-start', gap: vars.space[2], paddingBlock: 0 },
      },
    },
    'named',
  );

  /** A small picture before the name. */
  const picture = componentStyle(
    {
      flex: 'none',
      inlineSize: '84px',
      blockSize: '57px',
      overflow: 'hidden',
      border: hairline,
      borderRadius: vars.radius,
      boxSizing: 'border-box',
      '@container': {
        '(max-width: 30rem)': { inlineSize: '60px', blockSize: '41px' },
        // Long words of a name fit beside it and the price.
        '(max-width: 22rem)': { inlineSize: '48px', blockSize: '33px' },
        '(max-width: 18.5rem)': { display: 'none' },
      },
    },
    'picture',
  );

  componentRule(`${picture} > *`, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  });

  /** Name and description. */
  const nameLines = componentStyle({ flex: 1, minInlineSize: 0 }, 'nameLines');

  /** The line below the name. */
  const description = componentStyle(
    { display: 'block', color: vars.color.inkSoft, ...smallText },
    'description',
  );

  /** The name of a row without details. */
  const plainName = componentStyle({ fontWeight: 700, hyphens: 'auto' }, 'plainName');

  /** Any other cell. */
  const cell = componentStyle(
    {
      ...textCell,
      selectors: {
        '&[data-align="end"]': base.figures,
        '&[data-narrow="corner"]': { fontWeight: 600 },
      },
      '@container': {
        [NARROW]: {
          ...ownLine,
          display: 'flex',
          flexWrap: 'wrap',
          flex: '1 0 100%',
          justifyContent: 'space-between',
          gap: `0 ${vars.space[4]}`,
          order: 1,
          selectors: {
            '&[data-align="end"]': { whiteSpace: 'normal' },
            '&[data-narrow]': { flex: '0 1 auto' },
            // Beside the name, before the lines below it.
            '&[data-narrow="corner"]': { order: 0, alignSelf: 'flex-start' },
            // Visual only: the column header is announced for the cell.
            '&:not([data-narrow])::before': {
              content: ['attr(data-label)', 'attr(data-label) / ""'],
              color: vars.color.inkSoft,
              fontSize: vars.text.small,
            },
          },
        },
      },
    },
    'cell',
  );

  /** A value that is more than text, in one flex item beside its label. */
  const cellValue = componentStyle({ minInlineSize: 0 }, 'cellValue');

  /** The row of the details. */
  const detailsRow = componentStyle(
    {
      background: vars.color.wash,
      '@container': { [NARROW]: { display: 'block', borderBlockEnd: hairline } },
    },
    'detailsRow',
  );

  /** The details, indented to the name of the row. */
  const details = componentStyle(
    {
      padding: `${vars.space[4]} ${vars.space[2]}`,
      paddingInlineStart: '3.5rem',
      borderBlockEnd: hairline,
      selectors: {
        // Without the padding of the cell, as wide as number, picture and the space between them.
        [`${table}[data-pictures] &`]: {
          paddingInlineStart: `calc(3rem + 84px + ${vars.space[6]})`,
        },
      },
      '@container': {
        [NARROW]: {
          display: 'block',
          borderBlockEnd: 0,
          padding: vars.space[3],
          selectors: { [`${table}[data-pictures] &`]: { paddingInlineStart: vars.space[3] } },
        },
      },
    },
    'details',
  );

  return {
    row,
    number,
    nameCell,
    named,
    picture,
    nameLines,
    description,
    plainName,
    cell,
    cellValue,
    detailsRow,
    details,
  };
}
