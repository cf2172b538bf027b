import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  sampleColumns,
  sampleDescription,
  sampleDetails,
  samplePicture,
  samplePositions,
} from './fixtures.tsx';
import type { SamplePosition } from './fixtures.tsx';
import { OrderTable } from './index.ts';
import { inWidth } from '../testing/in-frame.tsx';

function PicturesDemo(): ReactElement {
  return (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <OrderTable
        caption="Auszüge im Warenkorb"
        columns={sampleColumns}
        picture={samplePicture}
        description={sampleDescription}
        rows={samplePositions}
        rowKey={(row) => row.key}
        details={sampleDetails}
        onRemove={() => undefined}
        empty="Leer"
      />
    </div>
  );
}

function OpenTable(
  props: Partial<ComponentProps<typeof OrderTable<SamplePosition>>>,
): ReactElement {
  return (
    <OrderTable
      caption="Auszüge im Warenkorb"
      columns={sampleColumns}
      rows={samplePositions}
      rowKey={(row) => row.key}
      empty="Leer"
      {...props}
    />
  );
}

/** Rows of a narrow container. */
const meta = {
  title: 'Data/OrderTable/Lines',
  component: PicturesDemo,
  tags: ['!autodocs', 'behaviour'],
} satisfies Meta<typeof PicturesDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow container name and fee are the first line, and the description is read with the name of the row. */
export const LinesOfARow: Story = {
  parameters: {
    german:
      'In einem schmalen Behälter stehen Name und Gebühr in der ersten Zeile; die Beschreibung wird mit dem Namen der Zeile vorgelesen.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('rowheader', { name: /A3 quer, 1:500, farbig/ });
    const [fee] = canvas.getAllByRole('cell', { name: /36,00/ });
    const parcel = canvas.getByRole('cell', { name: 'Lindenau 3 · 114/2' });
    await expect(fee?.getBoundingClientRect().top).toBeLessThan(
      header.getBoundingClientRect().bottom,
    );
    await expect(fee?.getBoundingClientRect().left).toBeGreaterThan(
      header.getBoundingClientRect().left,
    );
    await expect(parcel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header.getBoundingClientRect().bottom,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** From 64 rem on the rows have columns below their headers, below that each row is a few lines; it is a table in both. */
export const NarrowerThan64Rem: Story = {
  parameters: {
    german:
      'Ab 64 rem stehen die Werte unter ihren Spaltenköpfen, darunter ist jede Zeile wenige Textzeilen; eine Tabelle bleibt es.',
  },
  render: () => <OpenTable />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    const placeOf = (name: string) =>
      (canvas.getByText(name).closest('th, td') ?? table).getBoundingClientRect();
    const explicitRoles = (): string =>
      [...table.querySelectorAll('tr, th, td')].map(({ role }) => role ?? 'none').join(' ');
    const isInColumns = (): boolean => {
      const [header, parcel] = [placeOf('Flurstück'), placeOf('Lindenau 3 · 114/2')];
      return header.height > 9 && Math.abs(header.left - parcel.left) < 2;
    };
    await inWidth(table.parentElement, '64rem', async () => {
      await expect(isInColumns()).toBe(true);
    });
    await inWidth(table.parentElement, '63.9rem', async () => {
      await expect(isInColumns()).toBe(false);
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
      await expect(explicitRoles()).not.toContain('none');
    });
  },
};

/** A row without details has no button; in the others it is around the content of the first column. */
export const DetailsOfSomeRows: Story = {
  parameters: {
    german:
      'Eine Zeile ohne Einzelheiten hat keine Schaltfläche; bei den anderen umschließt sie den Inhalt der ersten Spalte.',
  },
  render: () => <OpenTable details={(row) => (row.checked ? 'Mit Eigentumsangaben' : null)} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [plain, opening] = canvas.getAllByRole('rowheader');
    if (!plain || !opening) throw new Error('Two rows are expected.');
    await expect(within(plain).queryByRole('button')).toBeNull();
    const button = within(opening).getByRole('button', { name: /^Flurstücks- und Eigentums/ });
    await expect(canvas.getAllByRole('button')).toEqual([button]);
    await userEvent.click(button);
    await expect(canvas.getByText('Mit Eigentumsangaben')).toBeVisible();
  },
};

/** While it is loading, a table without rows shows so, and not that it is empty. */
export const LoadingWithoutRows: Story = {
  parameters: {
    german:
      'Während des Ladens zeigt eine Tabelle ohne Zeilen einen Hinweis darauf, nicht, dass sie leer ist.',
  },
  render: () => <OpenTable rows={[]} loading />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^(Wird geladen …|Loading…)$/)).toBeVisible();
    await expect(canvas.queryByText('Leer')).toBeNull();
  },
};
