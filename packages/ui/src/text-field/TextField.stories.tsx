import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './index.ts';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Straße' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = {
  args: {
    label: 'Hausnummer',
    hint: 'Freiwillig, zum Beispiel 12a',
    widthInCharacters: 6,
    defaultValue: '12a',
  },
};
export const WithError: Story = {
  args: { defaultValue: '<b>', error: 'Schreiben Sie den Namen ohne die Zeichen < und >.' },
};
export const Optional: Story = { args: { requirement: 'optional' } };
export const Required: Story = { args: { requirement: 'required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lindenallee' } };
export const LongLabel: Story = {
  args: { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  decorators: [(Story) => <div style={{ inlineSize: '280px' }}>{Story()}</div>],
};
