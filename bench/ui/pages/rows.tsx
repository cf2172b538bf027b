import '@portal/ui/themes.css';
import { memo, useState } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { OrderTable } from '@portal/ui/order-table';
import { PortalProvider } from '@portal/ui/provider';
import { parts as css } from '../../../packages/ui/src/order-table/OrderTable.css.ts';

/** One row of the order. */
interface Item {
  readonly id: string;
  readonly product: string;
  readonly parcel: string;
  readonly fee: string;
}

const ROLE = {
  table: 'table',
  rowGroup: 'rowgroup',
  row: 'row',
  cell: 'cell',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
} as const;
const DETAILS = 'A4, Hochformat, 1:500, farbig, als PDF';

function itemsOf(count: number): readonly Item[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    product: 'Liegenschaftskarte',
    parcel: `Lindenau 3 · ${index + 1}`,
    fee: '22,00 €',
  }));
}

const BareRow = memo(function BareRow({ item, position }: { item: Item; position: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td>{position}</td>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${item.id}-details` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {item.product}
          </button>
        </th>
        <td>{item.parcel}</td>
        <td>{item.fee}</td>
      </tr>
      {isOpen && (
        <tr id={`${item.id}-details`}>
          <td colSpan={4}>{DETAILS}</td>
        </tr>
      )}
    </>
  );
});

function BareTable({ items }: { items: readonly Item[] }): ReactElement {
  return (
    <table>
      <caption>Auszüge im Warenkorb</caption>
      <thead>
        <tr>
          <th scope="col">Nr.</th>
          <th scope="col">Auszug</th>
          <th scope="col">Flurstück</th>
          <th scope="col">Gebühr</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <BareRow key={item.id} item={item} position={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

const columns = [
  { id: 'product', header: 'Auszug', cell: (item: Item) => item.product },
  { id: 'parcel', header: 'Flurstück', cell: (item: Item) => item.parcel },
  { id: 'fee', header: 'Gebühr', cell: (item: Item) => item.fee },
] as const;

function PortalTable({ items }: { items: readonly Item[] }): ReactElement {
  return (
    <PortalProvider>
      <OrderTable
        caption="Auszüge im Warenkorb"
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        details={() => DETAILS}
        empty="Noch kein Auszug"
      />
    </PortalProvider>
  );
}

const PlainRow = memo(function PlainRow({ item, position }: { item: Item; position: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr role={ROLE.row} className={css.row}>
        <td role={ROLE.cell} className={css.number} data-label="Nr.">
          {position}
        </td>
        <th role={ROLE.rowHeader} scope="row" className={css.nameCell}>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${item.id}-details` : undefined}
            aria-label={`${item.product}, Position ${position}, Details`}
            onClick={() => setOpen(!isOpen)}
          >
            {item.product}
          </button>
        </th>
        <td role={ROLE.cell} className={css.cell} data-label="Flurstück">
          {item.parcel}
        </td>
        <td role={ROLE.cell} className={css.cell} data-label="Gebühr">
          {item.fee}
        </td>
      </tr>
      {isOpen && (
        <tr role={ROLE.row} id={`${item.id}-details`} className={css.detailsRow}>
          <td role={ROLE.cell} className={css.details} colSpan={4}>
            {DETAILS}
          </td>
        </tr>
      )}
    </>
  );
});

function PlainTable({ items }: { items: readonly Item[] }): ReactElement {
  return (
    <div className={css.frame}>
      <table role={ROLE.table} className={css.table}>
        <caption className={css.caption}>Auszüge im Warenkorb</caption>
        <thead role={ROLE.rowGroup} className={css.head}>
          <tr role={ROLE.row}>
            {['Nr.', 'Auszug', 'Flurstück', 'Gebühr'].map((header) => (
              <th key={header} role={ROLE.columnHeader} scope="col" className={css.headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={ROLE.rowGroup} className={css.body}>
          {items.map((item, index) => (
            <PlainRow key={item.id} item={item} position={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TABLES = { bare: BareTable, plain: PlainTable, portal: PortalTable };

/** The tables to compare. */
export type TableName = keyof typeof TABLES;

declare global {
  interface Window {
    /** Renders a table with a number of rows, layout included. */
    mountTable: (table: TableName, count: number) => void;
    /** Expands a number of rows one by one, layout included, and collapses them again. */
    toggleRows: (count: number) => void;
    /** Removes the table. @returns its number of elements */
    removeTable: () => number;
  }
}

const place = document.createElement('div');
document.body.append(place);
const layOut = (): void => void document.body.getBoundingClientRect();
let root = createRoot(place);

window.mountTable = (name, count) => {
  const Table = TABLES[name];
  root = createRoot(place);
  flushSync(() => root.render(<Table items={itemsOf(count)} />));
  layOut();
};

window.toggleRows = (count) => {
  const buttons = [...place.querySelectorAll<HTMLElement>('[aria-expanded]')];
  const step = Math.floor(buttons.length / count);
  const chosen = buttons.filter((_, index) => index % step === 0);
  for (const isOpen of ['true', 'false']) {
    for (const button of chosen) {
      flushSync(() => button.click());
      layOut();
      if (button.ariaExpanded !== isOpen) throw new Error('The row does not open.');
    }
  }
};

window.removeTable = () => {
  const count = place.querySelectorAll('*').length;
  flushSync(() => root.unmount());
  return count;
};
