import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Data/DescriptionList/Behaviour',
  component: DescriptionList,
  tags: ['!autodocs', 'behaviour'],
  args: { items: [{ term: 'Format', description: 'A3' }], 'aria-label': 'Auszug' },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each description belongs to its term. */
export const TermsAndDescriptions: Story = {
  parameters: { german: 'Jede Beschreibung gehört zu ihrem Begriff.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('term')).toHaveTextContent('Format');
    await expect(canvas.getByRole('definition')).toHaveTextContent('A3');
  },
};
