import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Data/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Wo finde ich die Flurstücksnummer?',
    children: (
      <p>Sie steht im Grundbuchauszug, im Kaufvertrag und im Grundsteuerbescheid: 114/2.</p>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
