import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { NotificationStack } from './index.ts';
import type { NotificationItem } from './index.ts';

const SHORT_TIMEOUT_MS = 300;

const onDismiss = fn();

function Demo({ start }: { start: readonly NotificationItem[] }): ReactElement {
  const [items, setItems] = useState(start);
  return (
    <>
      <button type="button" onClick={() => setItems(start)}>
        Zeigen
      </button>
      <NotificationStack
        items={items}
        onDismiss={(id) => setItems((all) => all.filter((item) => item.id !== id))}
      />
    </>
  );
}

/** What one notification shows, and for how long (UI-4). */
const meta = {
  title: 'Feedback/NotificationStack/Items',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As if the page was in the background, or not. */
function setHidden(isHidden: boolean): void {
  spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Brings the stack into a state, or out of it. */
type Act = (region: HTMLElement) => unknown;

/** The timeout is paused while the pointer or the focus is in the stack, and while the page is hidden. */
export const Pauses: Story = {
  parameters: {
    german:
      'Solange der Zeiger oder der Fokus bei den Mitteilungen ist oder die Seite nicht zu sehen ist, läuft ihre Zeit nicht weiter.',
  },
  args: { start: [{ id: 'a', tone: 'info', message: 'Bleibt', timeout: SHORT_TIMEOUT_MS }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const show = canvas.getByRole('button', { name: 'Zeigen' });
    const pauses: readonly (readonly [start: Act, end: Act])[] = [
      [(region) => userEvent.hover(region), (region) => userEvent.unhover(region)],
      [(region) => within(region).getByRole('button').focus(), () => show.focus()],
      [() => setHidden(true), () => setHidden(false)],
    ];
    try {
      for (const [start, end] of pauses) {
        await userEvent.click(show);
        const region = await canvas.findByRole('region');
        await start(region);
        await new Promise((resolve) => {
          setTimeout(resolve, 2 * SHORT_TIMEOUT_MS);
        });
        await expect(within(region).getByText(/Bleibt/)).toBeVisible();
        await end(region);
        await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
      }
    } finally {
      spyOn(document, 'hidden', 'get').mockRestore();
    }
  },
};

/** Icon, text of the tone and message are always there; heading and action are optional, and so is the close button. */
export const PartsOfANotification: Story = {
  parameters: {
    german:
      'Symbol, Wort der Art und Text gibt es immer; Überschrift, Aktion und die Schaltfläche zum Schließen nur auf Wunsch.',
  },
  args: {
    start: [
      { id: 'a', tone: 'success', message: 'Gesendet', timeout: null },
      {
        id: 'b',
        tone: 'warning',
        heading: 'Sitzung',
        message: 'Beendet',
        action: <a href="#/anmelden">Anmelden</a>,
        dismissible: false,
      },
    ],
  },
  async play({ canvasElement }) {
    const [plain, full] = within(canvasElement).getAllByRole('listitem');
    await expect(plain).toHaveTextContent(/^(Erledigt|Done): Gesendet$/);
    await expect(full).toHaveTextContent(/^(Achtung|Warning): Sitzung BeendetAnmelden$/);
    for (const item of [plain, full]) {
      await expect(item?.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(9);
    }
    if (!plain || !full) return;
    await expect(within(plain).getAllByRole('button')).toHaveLength(1);
    await expect(within(plain).queryByRole('link')).toBeNull();
    await expect(within(full).queryByRole('button')).toBeNull();
    await expect(within(full).getAllByRole('link')).toHaveLength(1);
  },
};

/** The list is the consumer's: a notification that it does not remove stays. */
export const StaysUntilRemoved: Story = {
  parameters: {
    german: 'Die Liste gehört der Anwendung: Entfernt sie eine Mitteilung nicht, so bleibt diese.',
  },
  args: { start: [] },
  render: () => (
    <>
      {/* The pointer of the browser is at the start of the page, and would pause the notification. */}
      <button type="button">Zeigen</button>
      <NotificationStack
        items={[{ id: 'a', tone: 'info', message: 'Bleibt', timeout: SHORT_TIMEOUT_MS }]}
        onDismiss={onDismiss}
      />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('a'));
    onDismiss.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Bleibt/ }));
    await userEvent.keyboard('{Escape}');
    await expect(onDismiss.mock.calls).toEqual([['a'], ['a']]);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Bleibt');
  },
};
