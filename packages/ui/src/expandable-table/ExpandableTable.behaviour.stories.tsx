import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleColumns, sampleDetails, sampleRequests } from './fixtures.tsx';
import { ExpandableTable } from './index.ts';

function Demo(): ReactElement {
  const [rows, setRows] = useState(sampleRequests);
  return (
    <ExpandableTable
      caption="Ihre Anträge"
      columns={sampleColumns}
      rows={rows}
      rowKey={(row) => row.key}
      details={sampleDetails}
      onRemove={(row) => setRows((all) => all.filter((other) => other !== row))}
      empty="Sie haben noch keinen Antrag gestellt."
    />
  );
}

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Data/ExpandableTable/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
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
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    const toggle = canvas.getByRole('button', { name: /^Parkausweis \((?:Zeile|row) 1, / });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('2026-2')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('2026-2')).toBeNull();
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
    canvas.getByRole('button', { name: /Zeile 1 entfernen|Remove row 1/ }).focus();
    await userEvent.keyboard('{Enter}');
    const next = canvas.getByRole('button', { name: /Zeile 1 entfernen|Remove row 1/ });
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() =>
      expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(
        /Zeile 1 wurde entfernt|Row 1 has been removed/,
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('group', { description: 'Sie haben noch keinen Antrag gestellt.' }),
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
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Nothing says that a row is a position of an order or a parcel (LIB-21). */
export const NoWordsOfOrders: Story = {
  parameters: {
    german: 'Nichts nennt eine Zeile eine Position eines Auftrags oder ein Flurstück (LIB-21).',
  },
  async play({ canvasElement }) {
    const names = [...canvasElement.querySelectorAll('[aria-label]')].map(
      (element) => element.getAttribute('aria-label') ?? '',
    );
    await expect(names.length).toBeGreaterThan(3);
    for (const text of [canvasElement.textContent, ...names]) {
      await expect(text).not.toMatch(/Position|Flurstück|item|parcel/i);
    }
  },
};
