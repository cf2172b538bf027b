import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NotificationStack } from './index.ts';
import type { NotificationItem } from './index.ts';

const BRIEFLY = 300;

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
