import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Liegenschaftskarte' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The hidden text is part of the accessible name and takes no space. */
export const InButton: Story = {
  parameters: {
    german: 'Der verborgene Text gehört zum zugänglichen Namen und nimmt keinen Platz ein.',
  },
  render: (args) => (
    <button type="button">
      Details anzeigen <VisuallyHidden {...args} />
    </button>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Details anzeigen Liegenschaftskarte',
    );
    const { width, height } = canvas.getByText('Liegenschaftskarte').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
