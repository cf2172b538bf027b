import { vars } from '@portal/tokens';
import { componentStyle, tabularFigures } from '../styles/build/index.ts';
import { NARROW } from './narrow.ts';

/** The total; above the sticky header, which would cover it where only the end of the table is in view. */
export const foot = componentStyle(
  {
    position: 'relative',
    zIndex: 2,
    background: vars.color.paper,
    '@container': { [NARROW]: { display: 'block' } },
    // The foot of a table is printed on each of its sheets: a total of all is not that of one sheet.
    '@media': { print: { display: 'table-row-group' } },
  },
  'foot',
);

/** Row of the total. */
export const row = componentStyle(
  {
    '@container': {
      [NARROW]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space[4],
        paddingBlock: vars.space[3],
      },
    },
  },
  'row',
);

const totalCell = { padding: `${vars.space[3]} ${vars.space[2]}`, textAlign: 'end' } as const;

/** Label of the total, such as "Summe". */
export const label = componentStyle(
  {
    ...totalCell,
    fontSize: vars.text.h3,
    '@container': { [NARROW]: { paddingInline: 0, textAlign: 'start' } },
  },
  'label',
);

/** The total amount. */
export const value = componentStyle(
  {
    ...totalCell,
    fontSize: vars.text.h3,
    ...tabularFigures,
    fontWeight: 700,
    whiteSpace: 'nowrap',
    '@container': { [NARROW]: { paddingInline: 0 } },
  },
  'value',
);

/** Empty cell in the column of the remove buttons. */
export const filler = componentStyle({ '@container': { [NARROW]: { display: 'none' } } }, 'filler');
