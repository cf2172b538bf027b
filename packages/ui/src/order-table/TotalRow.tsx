import type { ReactElement } from 'react';
import { ROLE } from '../table/roles.ts';
import * as css from './TotalRow.css.ts';
import type { OrderTotal } from './types.ts';

interface TotalRowProps extends OrderTotal {
  /** Number of columns before the last one. */
  readonly labelSpan: number;
  readonly hasActions: boolean;
}

/** The total, below the prices. */
export function TotalRow({ label, value, labelSpan, hasActions }: TotalRowProps): ReactElement {
  return (
    <tfoot {...ROLE.rowGroup} className={css.foot}>
      <tr {...ROLE.row} className={css.row}>
        <th {...ROLE.rowHeader} className={css.label} colSpan={Math.max(1, labelSpan)}>
          {label}
        </th>
        <td {...ROLE.cell} className={css.value}>
          {value}
        </td>
        {hasActions && <td {...ROLE.cell} className={css.filler} />}
      </tr>
    </tfoot>
  );
}
