import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Liegenschaftskarte' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  render: (args) => (
    <p>
      Details anzeigen <VisuallyHidden {...args} />
    </p>
  ),
};
