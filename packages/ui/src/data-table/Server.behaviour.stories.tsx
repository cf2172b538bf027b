import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { keyOf, labelOf, sampleColumns, sampleRequests } from './fixtures.tsx';
import type { SampleRequest } from './fixtures.tsx';
import { DataTable } from './index.ts';
import type { DataColumn, DataSort } from './index.ts';

const PAGE_SIZE = 10;
const ALL = sampleRequests(1234);

/** Columns without functions: a server filters and sorts. */
const COLUMNS: readonly DataColumn<SampleRequest>[] = sampleColumns.map(
  ({ id, header, cell, align, sortValue }) => ({
    id,
    header,
    cell,
    align,
    sortable: sortValue !== undefined,
  }),
);

interface Answer {
  readonly rows: readonly SampleRequest[];
  readonly rowCount: number;
}

/** What a server answers after a moment, by number of pages. */
function ask(filter: string, sort: DataSort | null, page: number): Answer {
  const found = ALL.filter(({ subject }) => subject.includes(filter));
  const ordered = sort
    ? found.toSorted(
        (one, other) => (one.pages - other.pages) * (sort.direction === 'ascending' ? 1 : -1),
      )
    : found;
  return {
    rows: ordered.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    rowCount: found.length,
  };
}

/** Rows of a server that fails at its second page, once. */
function Demo(): ReactElement {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<DataSort | null>(null);
  const [page, setPage] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState({ request: '', failed: false });
  const [shown, setShown] = useState<Answer>({ rows: [], rowCount: 0 });
  const request = JSON.stringify([filter, sort, page, attempt]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const failed = page === 1 && attempt === 0;
      setAnswer({ request, failed });
      if (!failed) setShown(ask(filter, sort, page));
    }, 300);
    return () => clearTimeout(timer);
  }, [request, filter, sort, page, attempt]);
  const loading = answer.request !== request;
  return (
    <DataTable
      caption="Anträge"
      columns={COLUMNS}
      rows={shown.rows}
      rowCount={shown.rowCount}
      rowKey={keyOf}
      rowLabel={labelOf}
      pageSize={PAGE_SIZE}
      page={page}
      onPageChange={setPage}
      filter={filter}
      onFilterChange={setFilter}
      sort={sort}
      onSortChange={setSort}
      loading={loading}
      error={
        !loading &&
        answer.failed && (
          <InlineMessage tone="danger">
            Die Anträge konnten nicht geladen werden.{' '}
            <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
              Erneut laden
            </Button>
          </InlineMessage>
        )
      }
      empty="Es gibt noch keinen Antrag."
    />
  );
}

const names = (canvasElement: HTMLElement): readonly (string | null)[] =>
  within(canvasElement)
    .queryAllByRole('rowheader')
    .map((header) => header.textContent);

/** Rows of a server: the host asks for them (LIB-21). */
const meta = {
  title: 'Data/DataTable/Server/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filter, order and page are those of the host; another order begins at the first page. */
export const Asked: Story = {
  parameters: {
    german:
      'Filter, Ordnung und Seite bestimmt der Aufrufer. Eine andere Ordnung beginnt auf der ersten Seite.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Wird geladen|Loading/)).toBeVisible();
    await waitFor(() => expect(names(canvasElement)[0]).toBe('Parkausweis 1'));
    await expect(canvas.getByText(/^1[.,]?234 (?:Zeilen|rows)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Seite|Page) 124$/ }));
    await waitFor(() => expect(names(canvasElement)[0]).toBe('Parkausweis 1231'));
    await userEvent.click(canvas.getByRole('button', { name: 'Seiten' }));
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('cell')[2]).toHaveTextContent(/^1$/));
    await userEvent.type(canvas.getByRole('searchbox'), 'Baugerüst 2');
    await waitFor(() => expect(names(canvasElement)).toContain('Baugerüst 2'));
    await waitFor(() => expect(canvas.getByText(/^\d\d (?:Zeilen|rows)$/)).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await waitFor(() => expect(canvas.getByText(/Keine Zeile|No row/)).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** A failure is announced, the rows that are there stay, and a button tries again. */
export const Failing: Story = {
  parameters: {
    german:
      'Ein Fehler wird angesagt, die vorhandenen Zeilen bleiben, und eine Schaltfläche versucht es erneut.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(names(canvasElement)).toHaveLength(PAGE_SIZE));
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Nächste|Next)/ }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Die Anträge konnten nicht geladen werden.');
    await expect(names(canvasElement)).toHaveLength(PAGE_SIZE);
    await userEvent.click(within(alert).getByRole('button', { name: 'Erneut laden' }));
    await waitFor(() => expect(names(canvasElement)[0]).toBe('Parkausweis 11'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
