import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Data/Price/Behaviour',
  component: Price,
  tags: ['!autodocs', 'behaviour'],
  args: { cents: 4700, 'aria-label': undefined },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the number format of the language; `value` holds the number for machines. */
export const InEveryLanguage: Story = {
  globals: { language: 'en' },
  parameters: {
    german: 'In der Schreibweise der Sprache; `value` enthält die Zahl für Programme.',
  },
  async play({ canvasElement }) {
    const price = within(canvasElement).getByText('€47.00');
    await expect(price).toHaveAttribute('value', '47.00');
  },
};
