import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OptionMenu } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/OptionMenu/Behaviour',
  component: OptionMenu,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Sprache',
    value: 'de',
    onValueChange: fn(),
    items: [
      { value: 'de', label: 'Deutsch' },
      { value: 'en', label: 'English', lang: 'en' },
    ],
  },
} satisfies Meta<typeof OptionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has an accessible name without a visible label, and passes the selected value on; focus and page stay. */
export const PassesValue: Story = {
  parameters: {
    german:
      'Das Menü hat ohne sichtbare Beschriftung einen zugänglichen Namen und gibt den gewählten Wert weiter; Fokus und Seite bleiben.',
  },
  async play({ canvasElement, args }) {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sprache' });
    const { href } = window.location;
    await userEvent.selectOptions(select, 'en');
    await expect(args.onValueChange).toHaveBeenCalledWith('en');
    await expect(select).toHaveFocus();
    await expect(window.location.href).toBe(href);
    await expect(within(select).getByText('English')).toHaveAttribute('lang', 'en');
  },
};
