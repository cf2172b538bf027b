import { vars } from '@portal/tokens';
import { hiddenVisually, iconButton, tabularFigures } from '../styles/build/mixins.ts';

const edge = `1px solid ${vars.color.controlEdge}`;
const hairline = `1px solid ${vars.color.hairline}`;

/**
 * Rules that tables have in common, for the files `.css.ts` of each: spread one and add what is different. Where a row has lines
 * instead of columns, only the elements inside of it differ from table to table.
 *
 * @param narrow container query below whose inline size the columns do not fit side by side
 */
export const tableStyles = (narrow: string) =>
  ({
    /** The line below the headers, and above the first row where they are hidden. */
    edge,
    /** The line below a row. */
    hairline,
    table: {
      inlineSize: '100%',
      // Not `collapse`: opening a row would then recompute every border of the table.
      borderCollapse: 'separate',
      borderSpacing: 0,
      '@container': { [narrow]: { display: 'block' } },
    },
    /** Column headers; visually hidden where rows have lines. */
    head: { '@container': { [narrow]: hiddenVisually } },
    headCell: {
      color: vars.color.inkSoft,
      fontSize: vars.text.small,
      textAlign: 'start',
      selectors: { '&[data-align="end"]': { textAlign: 'end' } },
    },
    body: { '@container': { [narrow]: { display: 'block', borderBlockStart: edge } } },
    /** A row inside of the container query; one that is open has its line below the details. */
    narrowRow: {
      paddingBlock: vars.space[3],
      borderBlockEnd: hairline,
      selectors: { '&[data-open]': { borderBlockEnd: 0 } },
    },
    cell: { borderBlockEnd: hairline, verticalAlign: 'middle', textAlign: 'start' },
    /** A cell inside of the container query. */
    narrowCell: { padding: 0, borderBlockEnd: 0 },
    /** Amounts and other figures. */
    figures: { ...tabularFigures, textAlign: 'end', whiteSpace: 'nowrap' },
    /** A button of a row that shows its icon only. */
    iconButton,
    /** The same under the pointer. */
    iconButtonHover: { background: vars.color.wash, color: vars.color.action },
  }) as const;
