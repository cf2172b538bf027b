import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { AnnouncementBanners } from '../../../packages/ui/src/announcement-banner/index.ts';
import { DataTable } from '../../../packages/ui/src/data-table/index.ts';
import { NotificationStack } from '../../../packages/ui/src/notification-stack/index.ts';
import { OrderTable } from '../../../packages/ui/src/order-table/index.ts';
import { RadioGroup } from '../../../packages/ui/src/radio-group/index.ts';
import { SkipLink } from '../../../packages/ui/src/skip-link/index.ts';
import { Tabs } from '../../../packages/ui/src/tabs/index.ts';
import { InBoth } from './hosts.tsx';
import { inEach, towns } from './scenes.ts';

/** Components that listen or search, in a frame and in a shadow root (LIB-22). */
const meta: Meta<typeof InBoth> = {
  title: 'Foundations/Other roots/Content/Behaviour',
  component: InBoth,
  tags: ['!autodocs', 'behaviour'],
  parameters: {
    a11y: {
      test: 'off',
      reason: 'The frame has no page around the component: no title, landmark or heading',
    },
  },
};

export default meta;
type Story = StoryObj<typeof InBoth>;

/** Arrow keys, Home and End move between tabs; Enter opens one. */
export const KeysOfTabs: Story = {
  args: {
    children: () => (
      <Tabs
        label="Suche"
        items={[
          { value: 'a', label: 'Adresse', content: 'Straße' },
          { value: 'b', label: 'Nummer', content: 'Zähler' },
          { value: 'c', label: 'Karte', content: 'Ansicht' },
        ]}
      />
    ),
  },
  parameters: {
    german: 'Pfeiltasten, Pos1 und Ende wechseln zwischen Reitern. Eingabe öffnet einen.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      const [first, second, third] = queries.getAllByRole('tab');
      first?.focus();
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(focused()).toBe(second));
      await user.keyboard('{End}');
      await waitFor(() => expect(focused()).toBe(third));
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(focused()).toBe(first));
      await user.keyboard('{ArrowLeft}{Enter}');
      await waitFor(() => expect(third).toHaveAttribute('aria-selected', 'true'));
    });
  },
};

/** Arrow keys select the next radio button. */
export const KeysOfRadioButtons: Story = {
  args: {
    children: () => (
      <RadioGroup
        label="Versand"
        defaultValue="post"
        items={[
          { value: 'post', label: 'Post' },
          { value: 'mail', label: 'E-Mail' },
          { value: 'box', label: 'Postfach' },
        ]}
      />
    ),
  },
  parameters: { german: 'Pfeiltasten wählen die nächste Option.' },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user }) => {
      queries.getByRole('radio', { name: 'Post' }).focus();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(queries.getByRole('radio', { name: 'E-Mail' })).toBeChecked());
      await user.keyboard('{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(queries.getByRole('radio', { name: 'Postfach' })).toBeChecked());
    });
  },
};

function Positions(): ReactElement {
  const [rows, setRows] = useState(['Karte', 'Auszug']);
  return (
    <OrderTable
      caption="Positionen"
      columns={[{ id: 'name', header: 'Name', cell: (row) => row }]}
      rows={rows}
      rowKey={(row) => row}
      details={(row) => `Angaben zu ${row}`}
      onRemove={(row) => setRows(rows.filter((one) => one !== row))}
      empty="Nichts"
    />
  );
}

/** A row of an order table opens, and is removed; the focus moves to the next one. */
export const RowsOfTables: Story = {
  args: { children: () => <Positions /> },
  parameters: {
    german:
      'Eine Zeile der Tabelle öffnet sich und lässt sich entfernen. Der Fokus geht zur nächsten.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      await user.click(queries.getByRole('button', { name: /^Karte/ }));
      await expect(queries.getByText('Angaben zu Karte')).toBeVisible();
      await user.click(queries.getByRole('button', { name: /1 entfernen/ }));
      const next = await waitFor(() => queries.getByRole('button', { name: /1 entfernen/ }));
      await waitFor(() => expect(focused()).toBe(next));
    });
  },
};

/** A table of data is sorted and filtered. */
export const DataOfTables: Story = {
  args: {
    children: () => (
      <DataTable
        caption="Orte"
        columns={[
          {
            id: 'label',
            header: 'Name',
            cell: ({ label }) => label,
            sortValue: ({ label }) => label,
            filterText: ({ label }) => label,
          },
        ]}
        rows={towns}
        rowKey={({ value }) => value}
        rowLabel={({ label }) => label}
        empty="Nichts"
      />
    ),
  },
  parameters: { german: 'Eine Datentabelle lässt sich sortieren und filtern.' },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user }) => {
      const names = () =>
        queries.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);
      const sort = queries.getByRole('button', { name: /Name/ });
      await user.click(sort);
      await user.click(sort);
      await expect(names()[0]).toContain('Seeheim');
      // Testing Library does not know an input of a shadow root that it types into: React would miss the change.
      await fireEvent.input(queries.getByRole('searchbox'), { target: { value: 'Lind' } });
      await waitFor(() => expect(names()).toHaveLength(1));
    });
  },
};

function Notified(): ReactElement {
  const [items, setItems] = useState([
    { id: 'a', tone: 'info' as const, message: 'Gespeichert' },
    { id: 'b', tone: 'info' as const, message: 'Versendet' },
  ]);
  return (
    <>
      <button type="button">Vorher</button>
      <NotificationStack
        items={items}
        onDismiss={(id) => setItems((shown) => shown.filter((item) => item.id !== id))}
      />
    </>
  );
}

/** Escape dismisses a notification; the focus moves to the next one, and at last to where it was. */
export const DismissedNotifications: Story = {
  args: { children: () => <Notified /> },
  parameters: {
    german:
      'Escape schließt eine Mitteilung. Der Fokus geht zur nächsten, zuletzt an seinen Ursprung.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ root, queries, user, focused }) => {
      const origin = queries.getByRole('button', { name: 'Vorher' });
      origin.focus();
      root.querySelector<HTMLElement>('[data-notification] button')?.focus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(root.querySelectorAll('[data-notification]')).toHaveLength(1));
      await waitFor(() => expect(focused()?.closest('[data-notification]')).not.toBeNull());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(focused()).toBe(origin));
    });
  },
};

/** Dismissing a banner moves the focus to the next one. */
export const DismissedBanners: Story = {
  args: {
    children: () => (
      <AnnouncementBanners
        items={[
          { id: 'a', message: 'Wartung am Sonntag.' },
          { id: 'b', message: 'Störung behoben.' },
        ]}
      />
    ),
  },
  parameters: { german: 'Ein Banner wird geschlossen. Der Fokus geht zum nächsten.' },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      const [first, second] = queries.getAllByRole('button');
      if (!first) throw new Error('There is no button.');
      await user.click(first);
      await waitFor(() => expect(focused()).toBe(second));
    });
  },
};

/** A skip link moves the focus to the heading of its own root. */
export const SkippedHeaders: Story = {
  args: {
    children: () => (
      <>
        <SkipLink targetId="content" />
        <div id="content">
          <h1>Antrag</h1>
        </div>
      </>
    ),
  },
  parameters: { german: 'Der Sprunglink setzt den Fokus auf die Überschrift des eigenen Baums.' },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      await user.click(queries.getByRole('link'));
      await expect(focused()).toBe(queries.getByRole('heading', { name: 'Antrag' }));
    });
  },
};
