import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LoadingRegion } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Feedback/LoadingRegion/Behaviour',
  component: LoadingRegion,
  tags: ['!autodocs'],
  args: { label: 'Die Flurstücke werden gesucht', duration: 'Das dauert wenige Sekunden.' },
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the accessible name of the progress bar; the text is announced when it appears. */
export const AnnouncesText: Story = {
  async play({ canvasElement }) {
    const name = 'Die Flurstücke werden gesucht';
    await expect(within(canvasElement).getByRole('progressbar', { name })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(
        /gesucht\. Das dauert/,
      ),
    );
  },
};
