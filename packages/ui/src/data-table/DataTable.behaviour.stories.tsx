import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keyOf, labelOf, sampleColumns, sampleDetails, sampleRequests } from './fixtures.tsx';
import { DataTable } from './index.ts';

function Demo({ count }: { count: number }): ReactElement {
  const [rows] = useState(() => sampleRequests(count));
  const [keys, setKeys] = useState<readonly string[]>([]);
  return (
    <DataTable
      caption="Anträge"
      columns={sampleColumns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={labelOf}
      pageSize={10}
      details={sampleDetails}
      selectedKeys={keys}
      onSelectedKeysChange={setKeys}
      empty="Es gibt noch keinen Antrag."
    />
  );
}

const rowNames = (canvasElement: HTMLElement): readonly string[] =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((header) => header.textContent.replace(/ \(.*/, ''));

const announced = (text: RegExp): Promise<void> =>
  waitFor(() =>
    expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(text),
  );

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Data/DataTable/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
  args: { count: 30 },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A header sorts by its column, up, down, and not at all; the order is exposed and announced. */
export const SortedByHeader: Story = {
  parameters: {
    german:
      'Ein Spaltenkopf sortiert aufsteigend, absteigend und wieder gar nicht; die Ordnung ist auslesbar und wird angesagt.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Antrag' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rowNames(canvasElement)[0]).toBe('Ärztliches Gutachten 5');
    await expect(button.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    await announced(/Antrag, (?:aufsteigend|ascending)/);
    await userEvent.keyboard(' ');
    await expect(rowNames(canvasElement)[0]).toBe('Zweitwohnung 29');
    await userEvent.keyboard(' ');
    await expect(rowNames(canvasElement)[0]).toBe('Parkausweis 1');
    await expect(button).toHaveFocus();
  },
};

/** The filter shows the rows with all of its words, from the first page on; their number is announced. */
export const Filtered: Story = {
  parameters: {
    german: 'Der Filter zeigt die Zeilen mit allen Wörtern; ihre Zahl wird angesagt.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: /^Filter/ });
    await userEvent.type(field, 'bau entschieden');
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Baugerüst 7', 'Baugerüst 22']));
    await announced(/2 (?:von|of) 30 (?:Zeilen|rows)/);
    await userEvent.type(field, ' x');
    await announced(/Keine Zeile|No row/);
  },
};

/** Checkboxes are named after their rows; that of the page selects all of its rows, and the selection outlives the page. */
export const Selected: Story = {
  parameters: {
    german:
      'Kästchen heißen nach ihren Zeilen; das der Seite wählt alle ihre Zeilen, und die Auswahl überlebt das Blättern.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /^(?:Auswählen|Select): Baugerüst 2$/ }),
    );
    const all = canvas.getByRole('checkbox', { name: /^(?:Alle auf dieser|All on this)/ });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    const count = canvas.getByText(/^10 (?:ausgewählt|selected)$/);
    await expect(count).toBeVisible();
    await expect(count).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Nächste|Next)/ }));
    await expect(rowNames(canvasElement)[0]).toBe('Parkausweis 11');
    await expect(canvas.getByText(/^10 (?:ausgewählt|selected)$/)).toBeVisible();
    await expect(all).not.toBeChecked();
  },
};

/** A row opens by keyboard; its details are in the DOM only while it is open. */
export const OneRow: Story = {
  parameters: {
    german:
      'Eine Zeile lässt sich mit der Tastatur öffnen; ihre Einzelheiten stehen nur im DOM, solange sie offen ist.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: /^Baugerüst 2 \(Details: Baugerüst 2\)$/ });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Aktenzeichen 2026-8')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Aktenzeichen 2026-8')).toBeNull();
  },
};

/** Cards are still a table with headers; a field chooses the order. */
export const CardsAreATable: Story = {
  parameters: {
    german: 'Karten sind weiterhin eine Tabelle mit Köpfen; ein Feld bestimmt die Ordnung.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.queryByRole('button', { name: 'Antrag' })).toBeNull();
    const order = canvas.getByRole('combobox', { name: /^(?:Sortieren nach|Sort by)$/ });
    await userEvent.selectOptions(order, 'pages descending');
    await expect(canvas.getAllByRole('cell', { name: '40' })[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A page has 25 rows, unless the table says another number. */
export const TwentyFiveRows: Story = {
  parameters: { german: 'Eine Seite hat 25 Zeilen, wenn die Tabelle keine andere Zahl nennt.' },
  render: ({ count }) => (
    <DataTable
      caption="Anträge"
      columns={sampleColumns}
      rows={sampleRequests(count)}
      rowKey={keyOf}
      rowLabel={labelOf}
      empty="Es gibt noch keinen Antrag."
    />
  ),
  async play({ canvasElement }) {
    await expect(rowNames(canvasElement)).toHaveLength(25);
  },
};

/** Only the rows of one page are in the DOM, whatever their number. */
export const TenThousandRows: Story = {
  args: { count: 10_000 },
  parameters: { german: 'Von beliebig vielen Zeilen stehen nur die einer Seite im DOM.' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(10);
    await expect(within(canvasElement).getByText(/^10[,.]?000 (?:Zeilen|rows)$/)).toBeVisible();
  },
};
