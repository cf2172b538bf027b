import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Select/Behaviour',
  component: Select,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Land',
    placeholder: 'Bitte wählen',
    onValueChange: fn(),
    items: [{ value: 'DE', label: 'Deutschland' }],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A native `select`, reached by Tab; it passes the selected value on. */
export const PassesValue: Story = {
  parameters: {
    german: 'Ein natives `select`, mit Tab erreichbar; es gibt den gewählten Wert weiter.',
  },
  async play({ canvasElement, args }) {
    const select = within(canvasElement).getByRole('combobox', { name: 'Land' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toBeInstanceOf(HTMLSelectElement);
    await userEvent.selectOptions(select, 'DE');
    await expect(args.onValueChange).toHaveBeenCalledWith('DE');
  },
};
