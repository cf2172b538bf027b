import type { ReactElement } from 'react';
import { ROLE } from './roles.ts';
import * as css from './TotalRow.css.ts';
import type { OrderTotal } from './types.ts';

interface TotalRowProps extends OrderTotal {
  /** Number of columns between the numbers and the remove buttons. */
  readonly columns: number;
  readonly removable: boolean;
}

/** The total, below the prices. */
export function TotalRow({ label, value, columns, removable }: TotalRowProps): ReactElement {
  return (
    <tfoot {...ROLE.rowGroup} className={css.foot}>
      <tr {...ROLE.row} className={css.row}>
        <th {...ROLE.rowHeader} className={css.label} colSpan={columns}>
          {label}
        </th>
        <td {...ROLE.cell} className={css.value}>
          {value}
        </td>
        {removable && <td {...ROLE.cell} className={css.filler} />}
      </tr>
    </tfoot>
  );
}
