import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NotificationHistory, NotificationStack, useNotificationHistory } from './index.ts';
import type { NotificationItem } from './index.ts';

const BRIEFLY = 300;

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
      <NotificationHistory entries={past} />
    </>
  );
}

/** Says the same each time its button is pressed. */
function Again(): ReactElement {
  const [version, setVersion] = useState(0);
  const saved: NotificationItem = {
    id: 'saved',
    severity: 'success',
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

const meta = {
  title: 'Layout/NotificationStack/Behaviour',
  component: Demo,
  tags: ['!autodocs'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closing gives the focus to the neighbour; Escape closes; the last gives it back. */
export const FocusStaysSensible: Story = {
  args: {
    start: [
      { id: 'a', severity: 'info', message: 'Erste', timeout: null },
      { id: 'b', severity: 'info', message: 'Zweite', timeout: null },
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
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** It is spoken by the provider's announcer and goes when its time is over. */
export const SpokenThenGone: Story = {
  args: { start: [{ id: 'a', severity: 'success', message: 'Gespeichert', timeout: BRIEFLY }] },
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

/** While the pointer rests on it, its time stands still. */
export const PausesOnHover: Story = {
  args: { start: [{ id: 'a', severity: 'info', message: 'Bleibt', timeout: BRIEFLY }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
    const region = await canvas.findByRole('region');
    await userEvent.hover(region);
    await new Promise((resolve) => {
      setTimeout(resolve, 2 * BRIEFLY);
    });
    await expect(within(region).getByText(/Bleibt/)).toBeVisible();
    await userEvent.unhover(region);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** With something to do it stays, whatever its time-out says; the newest three are in sight. */
export const MoreThanFit: Story = {
  args: {
    start: ['Erste', 'Zweite', 'Dritte', 'Vierte'].map((message, index) => ({
      id: message,
      severity: 'info' as const,
      message,
      timeout: index === 3 ? 1 : null,
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

/** The same text twice, under two ids, is spoken twice. */
export const SameTextTwice: Story = {
  args: {
    start: ['a', 'b'].map((id) => ({
      id,
      severity: 'info' as const,
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

/** What happens again under one id is one message still, spoken again by its new version. */
export const SameAgain: Story = {
  args: { start: [] },
  render: () => <Again />,
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

/** Nobody has to be quick: what has gone by itself is found again behind a button. */
export const HistoryKeepsWhatHasGone: Story = {
  args: { start: [{ id: 'a', severity: 'success', message: 'Gespeichert', timeout: BRIEFLY }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const history = await canvas.findByRole('button', {
      name: /^(Frühere Mitteilungen|Earlier notifications) \(1\)$/,
    });
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    history.focus();
    await userEvent.keyboard('{Enter}');
    await expect(history).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/(Erledigt|Done): Gespeichert/);
  },
};
