import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatePage } from './index.ts';

const meta = {
  title: 'Feedback/StatePage/Behaviour',
  component: StatePage,
  tags: ['!autodocs', 'behaviour'],
  args: { tone: 'waiting', heading: 'Bitte warten', headingLevel: 1 },
} satisfies Meta<typeof StatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading has the given level; the icon is hidden from assistive technology. */
export const HeadingLevel: Story = {
  parameters: {
    german:
      'Die Überschrift hat die angegebene Ebene; das Symbol ist für assistive Technik verborgen.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Bitte warten', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
