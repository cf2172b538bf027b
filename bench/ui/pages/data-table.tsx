import '@portal/ui/themes.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataTable } from '@portal/ui/data-table';
import { PortalProvider } from '@portal/ui/provider';
import { VirtualRows } from '@portal/ui/virtual-rows';

interface Item {
  readonly id: string;
  readonly subject: string;
  readonly pages: number;
}

const columns = [
  {
    id: 'subject',
    header: 'Antrag',
    cell: (item: Item) => item.subject,
    sortValue: (item: Item) => item.subject,
    filterText: (item: Item) => item.subject,
  },
  {
    id: 'pages',
    header: 'Seiten',
    cell: (item: Item) => item.pages,
    sortValue: (item: Item) => item.pages,
  },
];

const itemsOf = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `row-${at}`,
    subject: `Parkausweis ${at + 1}`,
    pages: (at * 7) % 40,
  }));

declare global {
  interface Window {
    /** Makes rows, before the time is taken. */
    prepareRows: (count: number) => void;
    /** Renders a table with these rows, in pages or virtual, layout included. */
    mountRows: (isVirtual: boolean) => void;
    /** Sorts by the first column, layout included. */
    sortRows: () => void;
    /** Removes the table. */
    removeRows: () => void;
  }
}

const place = document.createElement('div');
document.body.append(place);
const layOut = (): void => void document.body.getBoundingClientRect();
let root = createRoot(place);
let items: readonly Item[] = [];

window.prepareRows = (count) => {
  items = itemsOf(count);
};

window.mountRows = (isVirtual) => {
  root = createRoot(place);
  flushSync(() =>
    root.render(
      <PortalProvider>
        <DataTable
          caption="Anträge"
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          rowLabel={({ subject }) => subject}
          virtualRows={isVirtual ? VirtualRows : undefined}
          empty="Noch kein Antrag"
        />
      </PortalProvider>,
    ),
  );
  layOut();
};

window.sortRows = () => {
  flushSync(() => place.querySelector<HTMLElement>('th button')?.click());
  layOut();
};

window.removeRows = () => {
  flushSync(() => root.unmount());
};
