import type { ApprovalStatus } from '@portal/api';
import type { OrderColumn } from '@portal/ui/order-table';
import { Price } from '@portal/ui/price';
import { useMemo } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import type { Named } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import * as css from './order-columns.css.ts';
import { ApprovalBadge } from './ApprovalBadge.tsx';
import { parcelsText } from '../common/order-texts.ts';

/** The values of a row; must be the same function at every render. */
export type OrderFacts<Row> = (row: Row) => {
  readonly product: Named;
  readonly parcel: string;
  /** Number of parcels that the same sheet marks (PAGE-3). */
  readonly furtherParcels: number;
  readonly approval: ApprovalStatus;
  /** Cents; null while unknown. */
  readonly fee: number | null;
};

/** Table columns of a basket or an order (FLOW-8, FLOW-15). */
export function useOrderColumns<Row>(
  factsOf: OrderFacts<Row>,
): readonly [OrderColumn<Row>, ...OrderColumn<Row>[]] {
  const text = useText();
  return useMemo(
    () => [
      {
        id: 'extract',
        header: text('order.extract'),
        cell: (row) => <ConfiguredText text={namesOf(factsOf(row).product)} />,
      },
      {
        id: 'parcel',
        header: text('order.parcel'),
        cell: (row) => {
          const { parcel, furtherParcels } = factsOf(row);
          return (
            <span className={css.parcelChip} translate="no">
              {parcelsText(text, parcel, furtherParcels)}
            </span>
          );
        },
      },
      {
        id: 'check',
        header: text('order.check'),
        cell: (row) => <ApprovalBadge status={factsOf(row).approval} />,
      },
      {
        id: 'fee',
        header: text('order.fee'),
        align: 'end',
        cell: (row) => {
          const { fee } = factsOf(row);
          return fee === null ? text('price.failed') : <Price cents={fee} />;
        },
      },
    ],
    [factsOf, text],
  );
}
