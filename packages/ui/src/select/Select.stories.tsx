import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './index.ts';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Land',
    defaultValue: 'DE',
    items: [
      { value: 'DE', label: 'Deutschland' },
      { value: 'AT', label: 'Österreich' },
      { value: 'CH', label: 'Schweiz', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Bitte wählen' } };
export const WithError: Story = {
  args: { defaultValue: '', placeholder: 'Bitte wählen', error: 'Wählen Sie ein Land.' },
};
export const Disabled: Story = { args: { disabled: true } };
