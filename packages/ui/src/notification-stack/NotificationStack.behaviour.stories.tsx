import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NotificationHistory, NotificationStack, useNotificationHistory } from './index.ts';
import type { NotificationItem } from './index.ts';

const SHORT_TIMEOUT_MS = 300;

/** A notification whose action, not the close button, removes it. */
function UndoDemo(): ReactElement {
  const [ids, setIds] = useState(['a', 'b']);
  const remove = (id: string): void => setIds((all) => all.filter((other) => other !== id));
  return (
    <>
      <button type="button">Zeigen</button>
      <NotificationStack
        items={ids.map((id) => ({
          id,
          tone: 'success',
          message: `Entfernt: ${id}`,
          action: (
            <button type="button" onClick={() => remove(id)}>
              {`Rückgängig: ${id}`}
            </button>
          ),
        }))}
        onDismiss={remove}
      />
    </>
  );
}

function Demo({ start }: { start: readonly NotificationItem[] }): ReactElement {
  const [items, setItems] = useState(start);
  const past = useNotificationHistory(items);
  return (
    <>
      <button type="button" onClick={() => setItems(start)}>
        Zeigen
      </button>
      <NotificationStack
        items={items}
        onDismiss={(id) => setItems((all) => all.filter((item) => item.id !== id))}
      />
      <NotificationHistory items={past} />
    </>
  );
}

/** Sends the same notification each time its button is pressed. */
function SaveDemo(): ReactElement {
  const [version, setVersion] = useState(0);
  const saved: NotificationItem = {
    id: 'saved',
    tone: 'success',
    message: 'Gespeichert',
    version,
  };
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Speichern
      </button>
      <NotificationStack items={version > 0 ? [saved] : []} onDismiss={() => setVersion(0)} />
    </>
  );
}

/** Interaction tests of UI-4. */
const meta = {
  title: 'Feedback/NotificationStack/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * After closing, the focus moves to the next notification, after the last back to where it came
 * from.
 */
export const FocusAfterClosing: Story = {
  parameters: {
    german:
      'Nach dem Schließen geht der Fokus zur nächsten Mitteilung, nach der letzten dorthin zurück, wo er war.',
  },
  args: {
    start: [
      { id: 'a', tone: 'info', message: 'Erste', timeout: null },
      { id: 'b', tone: 'info', message: 'Zweite', timeout: null },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const origin = canvas.getByRole('button', { name: 'Zeigen' });
    origin.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const rest = await canvas.findByRole('button', { name: /Zweite/ });
    await waitFor(() => expect(rest).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(origin).toHaveFocus());
    // The pressed button stays in the accessibility tree for a moment: Orca in Chromium would follow the focus without a word.
    await expect(canvas.getByRole('region')).not.toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** When an action removes its notification, the focus moves on as after closing. */
export const FocusAfterAction: Story = {
  parameters: {
    german: 'Entfernt eine Aktion ihre Mitteilung, geht der Fokus weiter wie nach dem Schließen.',
  },
  args: { start: [] },
  render: () => <UndoDemo />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const origin = canvas.getByRole('button', { name: 'Zeigen' });
    origin.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /ückgängig: b/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(origin).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** If the focus came from nowhere, it goes to the heading of the page when the last notification is closed. */
export const FocusOnHeading: Story = {
  parameters: {
    german:
      'Kam der Fokus von keinem Element, so geht er beim Schließen der letzten Mitteilung an die Überschrift der Seite.',
  },
  args: { start: [{ id: 'a', tone: 'info', message: 'Einzige', timeout: null }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const heading = document.querySelector('main h1') ?? canvasElement;
    canvas.getByRole('button', { name: /Einzige/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** It is announced through the provider and closes after its timeout. */
export const AnnouncedThenClosed: Story = {
  parameters: {
    german: 'Die Mitteilung wird über den Provider angesagt und schließt sich nach ihrer Zeit.',
  },
  args: {
    start: [{ id: 'a', tone: 'success', message: 'Gespeichert', timeout: SHORT_TIMEOUT_MS }],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(
        /Gespeichert/,
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** The newest three items are visible; the others are behind a button. */
export const MoreThanVisible: Story = {
  parameters: {
    german: 'Sichtbar sind die drei neuesten Mitteilungen; die übrigen zeigt eine Schaltfläche.',
  },
  args: {
    start: ['Erste', 'Zweite', 'Dritte', 'Vierte'].map((message, index) => ({
      id: message,
      tone: 'info' as const,
      message,
      timeout: null,
      action: index === 3 ? <a href="#/weg">Weg</a> : undefined,
    })),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: /^4 (Mitteilungen|notifications)$/ });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(region).queryByText(/Erste/)).toBeNull();
    canvas.getByRole('button', { name: /1 weitere|1 more/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(region).getByRole('button', { name: /Erste/ })).toHaveFocus();
    await expect(within(region).getByRole('link', { name: 'Weg' })).toBeVisible();
  },
};

/** The same text with two ids is announced twice. */
export const SameTextTwice: Story = {
  parameters: { german: 'Derselbe Text unter zwei Ids wird zweimal angesagt.' },
  args: {
    start: ['a', 'b'].map((id) => ({
      id,
      tone: 'info' as const,
      message: 'Gespeichert',
      timeout: null,
    })),
  },
  async play() {
    const region = document.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(region?.children).toHaveLength(2));
    await expect(region?.textContent?.match(/Gespeichert/g)).toHaveLength(2);
  },
};

/** A new version of an item is announced again; it is still one message. */
export const NewVersion: Story = {
  parameters: {
    german:
      'Eine neue Fassung einer Mitteilung wird wieder angesagt; es bleibt eine einzige Mitteilung.',
  },
  args: { start: [] },
  render: () => <SaveDemo />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const region = document.querySelector('[data-portal-announcer="polite"]');
    canvas.getByRole('button', { name: 'Speichern' }).focus();
    for (const times of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(region?.textContent?.match(/Gespeichert/g)).toHaveLength(times));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    }
  },
};

/** A notification that closed by timeout is listed in the history. */
export const HistoryListsPastNotifications: Story = {
  parameters: {
    german: 'Eine Mitteilung, die sich nach ihrer Zeit geschlossen hat, steht im Verlauf.',
  },
  args: {
    start: [{ id: 'a', tone: 'success', message: 'Gespeichert', timeout: SHORT_TIMEOUT_MS }],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const history = await canvas.findByRole('button', {
      name: /^(Frühere Mitteilungen|Earlier notifications) \(1\)$/,
    });
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.queryByRole('list')).toBeNull();
    history.focus();
    await userEvent.keyboard('{Enter}');
    await expect(history).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/(Erledigt|Done): Gespeichert/);
  },
};

/** Each tone has a text and an icon of its own; the colour is not needed. */
export const TonesWithoutColour: Story = {
  parameters: {
    german:
      'Jede Art von Mitteilung hat einen eigenen Text und ein eigenes Symbol; die Farbe ist nicht nötig.',
  },
  args: {
    start: (['info', 'success', 'danger'] as const).map((tone) => ({
      id: tone,
      tone,
      message: 'Warenkorb',
      timeout: null,
    })),
  },
  async play({ canvasElement }) {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(3);
    const icons = items.map((item) => item.querySelector('svg')?.dataset['icon']);
    await expect(new Set(icons).size).toBe(3);
  },
};
