import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/Switch/Behaviour',
  component: Switch,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Benachrichtigungen',
    description: 'Sie erhalten eine E-Mail.',
    name: 'mail',
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space and a click on the label switch; role, state and visible word agree. */
export const Switched: Story = {
  parameters: {
    german:
      'Die Leertaste und ein Klick auf die Beschriftung schalten um. Rolle, Zustand und sichtbares Wort stimmen überein.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Benachrichtigungen' });
    await expect(control).toHaveAccessibleDescription('Sie erhalten eine E-Mail.');
    await expect(canvas.getByText('Aus')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(canvas.getByText('An')).toBeVisible();
    await expect(canvas.getByText('Aus')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Benachrichtigungen'));
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** It takes part in a form as a native checkbox: data and reset. */
export const InAForm: Story = {
  parameters: {
    german:
      'Der Schalter nimmt an einem Formular teil wie eine native Checkbox: Daten und Zurücksetzen.',
  },
  args: { defaultChecked: true },
  render: (args) => (
    <form>
      <Switch {...args} />
      <button type="reset">Zurücksetzen</button>
    </form>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('There is no form.');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(new FormData(form).get('mail')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(new FormData(form).get('mail')).toBe('on');
    await expect(canvas.getByText('An')).toBeVisible();
  },
};
