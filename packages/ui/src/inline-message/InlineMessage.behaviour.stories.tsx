import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InlineMessage } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Feedback/InlineMessage/Behaviour',
  component: InlineMessage,
  tags: ['!autodocs', 'behaviour'],
  args: { tone: 'danger', role: 'alert', children: 'Die Suche hat nicht geklappt.' },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tone is also given as text. */
export const ToneAsText: Story = {
  parameters: { german: 'Die Art der Mitteilung steht auch als Text da.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Fehler: Die Suche hat nicht geklappt.',
    );
  },
};
