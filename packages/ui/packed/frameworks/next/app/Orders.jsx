'use client';

import { Breadcrumbs } from '@portal/ui/breadcrumbs';
import { OrderTable } from '@portal/ui/order-table';
import { Stepper } from '@portal/ui/stepper';

const columns = [
  { id: 'name', header: 'Auszug', cell: ({ name }) => name },
  { id: 'fee', header: 'Gebühr', cell: ({ fee }) => fee, align: 'end' },
];
const rows = [{ id: 'a', name: 'Liegenschaftskarte', fee: '22,00 €' }];

/** A table and a stepper: the cells of the columns are functions. */
export function Orders() {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Start', href: '/' }, { label: 'Bestellung' }]} />
      <Stepper
        items={[
          { id: 'login', label: 'Anmelden', status: 'done' },
          { id: 'summary', label: 'Übersicht', status: 'current' },
        ]}
      />
      <OrderTable caption="Positionen" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </>
  );
}
