import type { ReactElement } from 'react';
import { Badge } from '@portal/ui/badge';
import { DescriptionList } from '@portal/ui/description-list';
import { LoadingRegion } from '@portal/ui/loading-region';
import { OrderTable } from '@portal/ui/order-table';
import { Pagination } from '@portal/ui/pagination';
import { Price } from '@portal/ui/price';
import { ResultsTable } from '@portal/ui/results-table';
import { MapSection } from './MapSection';

interface Item {
  readonly id: string;
  readonly product: string;
  readonly cents: number;
}

const ITEMS: readonly Item[] = [{ id: 'a', product: 'Auszug', cents: 1500 }];

function detailsOf(item: Item): ReactElement {
  return <DescriptionList items={[{ term: 'Produkt', description: item.product }]} />;
}

function priceOf({ cents }: Item): ReactElement {
  return <Price cents={cents} />;
}

/** Tables, map and loading states. */
export function Results(): ReactElement {
  return (
    <>
      <ResultsTable
        columns={[{ id: 'product', header: 'Flurstück', cell: (item: Item) => item.product }]}
        rows={ITEMS}
        rowKey={(item) => item.id}
        rowLabel={(item) => item.product}
        selectedKey="a"
        onSelectedKeyChange={() => undefined}
      />
      <Pagination page={1} pageCount={3} onPageChange={() => undefined} />
      <OrderTable
        caption="Auszüge im Warenkorb"
        columns={[
          { id: 'product', header: 'Produkt', cell: (item: Item) => item.product },
          { id: 'price', header: 'Preis', cell: priceOf },
        ]}
        rows={ITEMS}
        rowKey={(item) => item.id}
        details={detailsOf}
        empty="Noch kein Auszug"
      />
      <Badge tone="success">genehmigt</Badge>
      <LoadingRegion label="Ihr Auszug wird erstellt" progress={0.4} />
      <MapSection />
    </>
  );
}
