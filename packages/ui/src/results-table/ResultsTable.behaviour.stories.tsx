import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ResultsTable } from './index.ts';

function Demo(): ReactElement {
  const [key, setKey] = useState<string | null>(null);
  return (
    <ResultsTable
      columns={[{ id: 'number', header: 'Flurstück', cell: (row: string) => row }]}
      rows={['114/1', '114/2']}
      rowKey={(row) => row}
      rowLabel={(row) => `Lindenau, Flur 3, ${row}`}
      selectedKey={key}
      onSelectedKeyChange={setKey}
    />
  );
}

const meta = {
  title: 'Order/ResultsTable/Behaviour',
  component: Demo,
  tags: ['!autodocs'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table and its radios have the names help pages speak of; arrows go from radio to radio. */
export const NamesAndKeys: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: /Suchergebnisse|Search results/ });
    const first = within(table).getByRole('radio', { name: 'Lindenau, Flur 3, 114/1' });
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Lindenau, Flur 3, 114/2' })).toBeChecked();
  },
};

/** A click anywhere in the row chooses it. */
export const RowClick: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('114/2'));
    await expect(canvas.getByRole('radio', { name: 'Lindenau, Flur 3, 114/2' })).toBeChecked();
  },
};
