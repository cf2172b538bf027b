import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { manyPositions, sampleColumns, sampleDetails, samplePositions } from './fixtures.tsx';
import type { SamplePosition } from './fixtures.tsx';
import { OrderTable } from './index.ts';

function keyOf(row: SamplePosition): string {
  return row.key;
}

function Demo({ positions }: { positions: readonly SamplePosition[] }): ReactElement {
  const [rows, setRows] = useState(positions);
  const [open, setOpen] = useState(false);
  return (
    <>
      <OrderTable
        caption="Auszüge im Warenkorb"
        columns={sampleColumns}
        rows={rows}
        rowKey={keyOf}
        details={sampleDetails}
        detailsOpen={open}
        onRemove={(row) => setRows((all) => all.filter((other) => other !== row))}
        empty="Ihr Warenkorb ist leer."
      />
      <button type="button" onClick={() => setOpen(!open)}>
        Alle Details
      </button>
    </>
  );
}

/** Interaction tests of UI-5. */
const meta = {
  title: 'Data/OrderTable/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
  args: { positions: samplePositions },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row opens by keyboard; its details are in the DOM only while it is open. */
export const OneRow: Story = {
  parameters: {
    german:
      'Eine Zeile lässt sich mit der Tastatur öffnen; ihre Einzelheiten stehen nur im DOM, solange sie offen ist.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Auszüge im Warenkorb' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    const toggle = canvas.getByRole('button', {
      name: /Liegenschaftskarte \((?:Position|item) 1/,
    });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('A3, Querformat')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('A3, Querformat')).toBeNull();
  },
};

/** `detailsOpen` opens all rows; each can still be closed by itself. */
export const AllRows: Story = {
  parameters: {
    german: '`detailsOpen` öffnet alle Zeilen; jede lässt sich trotzdem einzeln schließen.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('button', { name: 'Alle Details' });
    await userEvent.click(all);
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    const [first] = canvas.getAllByRole('button', { expanded: true });
    await expect(first).toBeDefined();
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await userEvent.click(all);
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0);
  },
};

/** Removing is announced and focuses the next row, after the last one the empty state. */
export const Removing: Story = {
  parameters: {
    german:
      'Das Entfernen wird angesagt und setzt den Fokus auf die nächste Zeile, nach der letzten auf den Hinweis, dass nichts mehr da ist.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /Position 1 entfernen|Remove item 1/ }).focus();
    await userEvent.keyboard('{Enter}');
    const next = canvas.getByRole('button', { name: /Position 1 entfernen|Remove item 1/ });
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() =>
      expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(
        /Position 1 wurde entfernt|Item 1 has been removed/,
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    await expect(
      canvas.getByRole('group', { description: 'Ihr Warenkorb ist leer.' }),
    ).toHaveFocus();
  },
};

/** Rows that are shown as cards are still table rows with column headers. */
export const CardsAreATable: Story = {
  parameters: {
    german:
      'Zeilen, die als Karten gezeigt werden, sind weiterhin Tabellenzeilen mit Spaltenköpfen.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a table of 200 rows one toggle adds one row. */
export const ManyRows: Story = {
  args: { positions: manyPositions(200) },
  parameters: {
    german: 'In einer Tabelle mit 200 Zeilen fügt ein Aufklappen genau eine Zeile hinzu.',
    a11y: { test: 'off', reason: 'Axe takes long for 200 equal rows' },
  },
  async play({ canvasElement }) {
    const toggle = canvasElement.querySelector<HTMLElement>('[aria-expanded]');
    await expect(toggle).not.toBeNull();
    const before = canvasElement.querySelectorAll('tr').length;
    toggle?.click();
    await waitFor(() => expect(canvasElement.querySelectorAll('tr')).toHaveLength(before + 1));
  },
};

/** All details are open while printing, and closed again afterwards. */
export const PrintOpensAll: Story = {
  parameters: { german: 'Beim Drucken sind alle Einzelheiten offen, danach wieder geschlossen.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // The event listener is added in an effect, which may run after the play function begins.
    await waitFor(async () => {
      window.dispatchEvent(new Event('beforeprint'));
      await expect(canvas.getByText('A3, Querformat')).toBeVisible();
    });
    await expect(canvas.getAllByText('1:500')).toHaveLength(2);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('1:500')).toBeNull());
  },
};

function ControlledDemo({ positions }: { positions: readonly SamplePosition[] }): ReactElement {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['b']));
  return (
    <OrderTable
      caption="Auszüge im Warenkorb"
      columns={sampleColumns}
      rows={positions}
      rowKey={keyOf}
      details={sampleDetails}
      openKeys={open}
      // The consumer allows one open row at a time.
      onRowToggle={(key, isOpen) => setOpen(new Set(isOpen ? [key] : []))}
      empty="Leer"
    />
  );
}

/** With `openKeys` the consumer controls which rows are open. */
export const ControlledOpenRows: Story = {
  parameters: { german: 'Mit `openKeys` bestimmt die Anwendung, welche Zeilen offen sind.' },
  render: ({ positions }) => <ControlledDemo positions={positions} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByText('1:500')).toHaveLength(1);
  },
};

/** A basket that takes at most two rows. */
function LimitedDemo(): ReactElement {
  const [rows, setRows] = useState(samplePositions.slice(0, 1));
  return (
    <OrderTable
      caption="Auszüge im Warenkorb"
      columns={sampleColumns}
      rows={rows}
      rowKey={keyOf}
      rowActions={[
        {
          id: 'duplicate',
          icon: 'copy',
          label: (position) => `Position ${position} duplizieren`,
          disabled: rows.length > 1,
          onClick: (row) => setRows([...rows, { ...row, key: 'copy' }]),
        },
      ]}
      empty="Ihr Warenkorb ist leer."
    />
  );
}

/** An action that is disabled by its own click keeps the focus, and does nothing more. */
export const ActionDisabledByItself: Story = {
  parameters: {
    german:
      'Eine Aktion, die sich durch ihren Klick selbst sperrt, behält den Fokus und tut nichts mehr.',
  },
  render: () => <LimitedDemo />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const duplicate = canvas.getByRole('button', { name: 'Position 1 duplizieren' });
    duplicate.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(duplicate).toHaveAttribute('aria-disabled', 'true'));
    await expect(duplicate).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /duplizieren$/ })).toHaveLength(2);
  },
};

/** The sticky header does not cover the total where only the end of the table is in view. */
export const TotalAboveHeader: Story = {
  parameters: {
    german:
      'Der mitlaufende Tabellenkopf verdeckt die Summe nicht, wenn nur das Ende der Tabelle zu sehen ist.',
  },
  render: ({ positions }) => (
    <div style={{ minBlockSize: '200vh' }}>
      <OrderTable
        caption="Auszüge im Warenkorb"
        columns={sampleColumns}
        rows={positions}
        rowKey={keyOf}
        total={{ label: 'Summe', value: '22,00 €' }}
        empty="Ihr Warenkorb ist leer."
      />
    </div>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const total = canvas.getByRole('cell', { name: '22,00 €' });
    window.scrollBy(0, total.getBoundingClientRect().top);
    const [header] = canvas.getAllByRole('columnheader');
    const { left, right, top, bottom } = total.getBoundingClientRect();
    await expect(header?.getBoundingClientRect().bottom).toBeGreaterThan(top);
    const inMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    await expect(inMiddle).toBe(total);
  },
};
