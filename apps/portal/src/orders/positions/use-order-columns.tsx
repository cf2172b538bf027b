import type { ApprovalStatus, Product } from '@portal/api';
import type { OrderTableProps } from '@portal/ui/order-table';
import { Price } from '@portal/ui/price';
import { useMemo } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApprovalBadge } from './ApprovalBadge.tsx';
import { pictureOf } from '../../pages/common/picture-of.ts';
import { formatText } from './format-text.ts';
import type { Format } from './format-text.ts';
import { ParcelChip } from './ParcelChip.tsx';

/** The values of a row; must be the same function at every render. */
export type OrderFacts<Row> = (row: Row) => Format & {
  readonly product: Product;
  /** Names of all parcels that the extract shows (PAGE-3). */
  readonly parcels: readonly string[];
  readonly approval: ApprovalStatus;
  /** Cents; null while unknown. */
  readonly fee: number | null;
};

/** Columns, pictures and lines with the format of a basket or an order (FLOW-8, FLOW-15, PAGE-9). */
export function useOrderColumns<Row>(
  factsOf: OrderFacts<Row>,
): Pick<OrderTableProps<Row>, 'columns' | 'picture' | 'description'> {
  const text = useText();
  return useMemo(
    () => ({
      picture: (row) => (
        <img src={pictureOf(factsOf(row).product.imagePath)} alt="" width={84} height={57} />
      ),
      description: (row) => formatText(text, factsOf(row)),
      columns: [
        {
          id: 'extract',
          header: text('order.extract'),
          cell: (row) => <ConfiguredText text={namesOf(factsOf(row).product)} />,
        },
        {
          id: 'parcel',
          header: text('order.parcel'),
          cell: (row) => <ParcelChip parcels={factsOf(row).parcels} />,
          narrowPlacement: 'line',
        },
        {
          id: 'check',
          header: text('order.check'),
          cell: (row) => <ApprovalBadge status={factsOf(row).approval} />,
          narrowPlacement: 'line',
        },
        {
          id: 'fee',
          header: text('order.fee'),
          align: 'end',
          cell: (row) => {
            const { fee } = factsOf(row);
            return fee === null ? text('price.failed') : <Price cents={fee} />;
          },
          narrowPlacement: 'corner',
        },
      ],
    }),
    [factsOf, text],
  );
}
