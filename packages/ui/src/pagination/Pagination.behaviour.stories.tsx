import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWidth } from '../testing/in-frame.tsx';
import { Pagination } from './index.ts';

function Demo({ pageCount }: { pageCount: number }): ReactElement {
  const [page, setPage] = useState(0);
  return <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />;
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Pagination/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
  args: { pageCount: 3 },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the last page the arrow keeps the focus; the position is announced. */
export const KeepsFocusAndAnnounces: Story = {
  parameters: {
    german: 'Auf der letzten Seite behält der Pfeil den Fokus; die Position wird angesagt.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: /Nächste|Next/ });
    await expect(within(canvas.getByRole('navigation')).getByRole('list')).toBeVisible();
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3');
    await waitFor(() =>
      expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(
        /3 (?:von|of) 3/,
      ),
    );
  },
};

/** Nothing is rendered for a single page. */
export const SinglePage: Story = {
  parameters: { german: 'Bei einer einzigen Seite wird nichts gezeigt.' },
  args: { pageCount: 1 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** In a container of at most 30 rem, the position replaces the numbers. */
export const PositionInsteadOfNumbers: Story = {
  parameters: {
    german: 'In einem Behälter von höchstens 30 rem ersetzt „Seite 1 von 50“ die Seitenzahlen.',
  },
  args: { pageCount: 50 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation');
    const position = canvas.getByText(/^(Seite 1 von 50|Page 1 of 50)$/);
    await inWidth(nav, '30.1rem', async () => {
      await expect(canvas.getByRole('button', { current: 'page' })).toBeVisible();
      await expect(position).not.toBeVisible();
    });
    await inWidth(nav, '30rem', async () => {
      await expect(canvas.queryByRole('button', { current: 'page' })).toBeNull();
      await expect(position).toBeVisible();
    });
  },
};
