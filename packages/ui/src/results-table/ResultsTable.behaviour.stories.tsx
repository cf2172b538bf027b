import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ResultsChecklist, ResultsTable } from './index.ts';

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

const RESULTS: readonly string[] = ['114/1', '114/2', '114/3'];

/** Two of three results can be selected. */
function Checklist(): ReactElement {
  const [keys, setKeys] = useState<readonly string[]>([]);
  return (
    <ResultsChecklist
      columns={[
        { id: 'number', header: 'Flurstück', cell: (row: string) => row },
        { id: 'section', header: 'Flur', cell: () => '3' },
      ]}
      rows={RESULTS}
      rowKey={(row) => row}
      rowLabel={(row) => `Lindenau, Flur 3, ${row}`}
      selectedKeys={keys}
      onRowsToggle={(rows, isSelected) =>
        setKeys([...keys.filter((key) => !rows.includes(key)), ...(isSelected ? rows : [])])
      }
      remainingCapacity={2 - keys.length}
    />
  );
}

const meta = {
  title: 'Data/ResultsTable/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Table and radio buttons have their documented names; arrow keys move between the radio buttons.
 */
export const NamesAndKeys: Story = {
  parameters: {
    german:
      'Tabelle und Optionsfelder haben die beschriebenen Namen; Pfeiltasten wechseln zwischen den Optionsfeldern.',
  },
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

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();

/** In a narrow container a card has two lines: its number stands at its end, and the section in its first cell. */
export const CardsOfTwoLines: Story = {
  parameters: {
    german:
      'Eine schmale Karte hat zwei Zeilen: Die Nummer steht an ihrem Ende, die Flur in der ersten Zelle.',
  },
  render: () => (
    <div style={{ inlineSize: '280px', maxInlineSize: '100%' }}>
      <ResultsTable
        columns={[
          {
            id: 'place',
            header: 'Adresse',
            cell: () => (
              <>
                Lindenau, Flur 3<br />
                Lindenallee 2
              </>
            ),
          },
          { id: 'section', header: 'Flur', cell: () => '3', card: 'none' },
          { id: 'number', header: 'Flurstück', cell: (row: string) => row, card: 'end' },
        ]}
        rows={RESULTS}
        rowKey={(row) => row}
        rowLabel={(row) => `Lindenau, Flur 3, ${row}`}
        selectedKey={null}
        onSelectedKeyChange={() => undefined}
      />
    </div>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const cell = canvas.getByText('114/2').closest('td');
    const card = cell?.closest('tr');
    await expect(boxOf(cell)?.right).toBeGreaterThan((boxOf(card)?.right ?? 0) - 20);
    await expect(boxOf(card)?.height).toBeLessThan(72);
    await expect(canvas.queryAllByRole('columnheader', { name: 'Flur' })).toHaveLength(0);
  },
};

/** A click anywhere in a row selects it. */
export const RowClick: Story = {
  parameters: { german: 'Ein Klick irgendwo in eine Zeile wählt sie aus.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('114/2'));
    await expect(canvas.getByRole('radio', { name: 'Lindenau, Flur 3, 114/2' })).toBeChecked();
  },
};

/**
 * Checkboxes select several; the one above selects the page up to the remaining capacity; the
 * number is announced.
 */
export const SeveralByKeyboard: Story = {
  parameters: {
    german:
      'Mit Kontrollkästchen lassen sich mehrere Zeilen auswählen; das oberste wählt die ganze Seite aus, soweit noch Platz ist; die Anzahl wird angesagt.',
  },
  render: () => <Checklist />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: /Suchergebnisse|Search results/ });
    const page = canvas.getByRole('checkbox', { name: /^(Alle auf dieser|All on this)/ });
    const [first, second, third] = within(table).getAllByRole('checkbox');
    await userEvent.tab();
    await expect(page).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await expect(page).toBePartiallyChecked();
    await expect(third).toBeDisabled();
    const count = canvas.getByText(/^2 (?:ausgewählt|selected)/);
    await expect(count).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
    await expect(third).toBeEnabled();
    await userEvent.click(within(table).getByText('114/3'));
    await expect(third).toBeChecked();
    await userEvent.click(page);
    await expect(count).toHaveTextContent(/^0 /);
    await expect(within(table).getByRole('cell', { name: /114\/3/ })).toBeVisible();
  },
};

/** The boxes of the checklist do not become circles with the corners of a brand. */
export const WithRoundCorners: Story = {
  parameters: {
    german: 'Auch mit den runden Ecken einer Marke werden die Kästchen der Liste nicht zu Kreisen.',
  },
  render: () => (
    <div style={{ ['--portal-radius' as string]: '14px' }}>
      <Checklist />
    </div>
  ),
  async play({ canvasElement }) {
    for (const box of within(canvasElement).getAllByRole('checkbox')) {
      const { borderRadius, width } = getComputedStyle(box, '::before');
      await expect(parseFloat(borderRadius)).toBeLessThanOrEqual(parseFloat(width) / 3);
    }
  },
};
