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

/** A row without details has no button; the content of its first column is its header all the same. */
export const WithoutDetails: Story = {
  parameters: {
    german:
      'Eine Zeile ohne Einzelheiten hat keine Schaltfläche; ihre erste Spalte ist trotzdem ihr Kopf.',
  },
  render: () => (
    <ExpandableTable
      caption="Ihre Anträge"
      columns={sampleColumns}
      rows={sampleRequests}
      rowKey={(row) => row.key}
      details={(row) => row.decided && 'Bescheid vom 9. März 2026'}
      empty="Sie haben noch keinen Antrag gestellt."
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button');
    await expect(open).toHaveAccessibleName(/^Aufstellung eines Baugerüsts/);
    await expect(canvas.getByRole('rowheader', { name: 'Parkausweis' })).toBeVisible();
    await userEvent.click(open);
    await expect(canvas.getByText('Bescheid vom 9. März 2026')).toBeVisible();
  },
};

/** Below 64 rem each row is a few lines, without column headers above them; with 64 rem it is one. */
export const NarrowerThan64Rem: Story = {
  parameters: {
    german:
      'Unter 64 rem ist jede Zeile der Tabelle ein paar Zeilen Text, ohne Spaltenköpfe darüber. Ab 64 rem ist sie eine.',
  },
  decorators: [(Story) => <div style={{ overflowX: 'auto' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('table').parentElement;
    const [, row] = canvas.getAllByRole('row');
    const tops = () =>
      new Set([...(row?.children ?? [])].map((cell) => cell.getBoundingClientRect().top)).size;
    frame?.style.setProperty('inline-size', '64rem');
    await waitFor(() => expect(tops()).toBe(1));
    frame?.style.setProperty('inline-size', '63.9rem');
    await waitFor(() => expect(tops()).toBeGreaterThan(2));
    // Written, as browsers take the roles of a table from elements that are not shown as one.
    const written = [...canvasElement.querySelectorAll('table, tr, th, td')].map(
      (part) => `${part.localName} ${part.getAttribute('role')}`,
    );
    await expect([...new Set(written)]).toEqual([
      'table table',
      'tr row',
      'th columnheader',
      'th rowheader',
      'td cell',
    ]);
    frame?.style.removeProperty('inline-size');
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
      await expect(canvas.getByText('2026-14')).toBeVisible();
    });
    await expect(canvas.getByText('2026-2')).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('2026-2')).toBeNull());
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
