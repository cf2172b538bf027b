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

const meta = {
  title: 'Order/OrderTable/Behaviour',
  component: Demo,
  tags: ['!autodocs'],
  args: { positions: samplePositions },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row opens by keyboard; its details are in the page only while it is open. */
export const OneRow: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Auszüge im Warenkorb' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    const toggle = canvas.getByRole('button', {
      name: /Liegenschaftskarte\s?, (?:Position|item) 1/,
    });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('A3, Querformat')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('A3, Querformat')).toBeNull();
  },
};

/** All at once, and still each by itself. */
export const AllRows: Story = {
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

/** Removing keeps the focus near, says so, and ends in the empty state. */
export const Removing: Story = {
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
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** As cards the rows are still rows of a table with named columns. */
export const CardsAreATable: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a table of a thousand rows one toggle leaves all other rows alone. */
export const ManyRows: Story = {
  args: { positions: manyPositions(1000) },
  // Axe would read the same row a thousand times.
  parameters: { a11y: { test: 'off' } },
  async play({ canvasElement }) {
    const toggle = canvasElement.querySelector<HTMLElement>('[aria-expanded]');
    await expect(toggle).not.toBeNull();
    const before = canvasElement.querySelectorAll('tr').length;
    toggle?.click();
    await waitFor(() => expect(canvasElement.querySelectorAll('tr')).toHaveLength(before + 1));
  },
};

/** Paper cannot be pressed: what is printed is open, and afterwards it is as before. */
export const PrintOpensAll: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // The table listens once it has been painted, which may be after the story begins to play.
    await waitFor(async () => {
      window.dispatchEvent(new Event('beforeprint'));
      await expect(canvas.getByText('A3, Querformat')).toBeVisible();
    });
    await expect(canvas.getAllByText('1:500')).toHaveLength(2);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('1:500')).toBeNull());
  },
};

function Kept({ positions }: { positions: readonly SamplePosition[] }): ReactElement {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['b']));
  return (
    <OrderTable
      caption="Auszüge im Warenkorb"
      columns={sampleColumns}
      rows={positions}
      rowKey={keyOf}
      details={sampleDetails}
      openKeys={open}
      // Only one at a time: that is the owner's rule, not the table's.
      onOpenChange={(key, wanted) => setOpen(new Set(wanted ? [key] : []))}
      empty="Leer"
    />
  );
}

/** The owner may keep which rows are open; the table then asks, and does as it is told. */
export const OwnerKeepsOpenRows: Story = {
  render: ({ positions }) => <Kept positions={positions} />,
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
