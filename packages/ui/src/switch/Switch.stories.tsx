import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './index.ts';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: {
    label: 'Benachrichtigungen per E-Mail',
    description: 'Sie erhalten eine Nachricht, wenn ein Dokument bereitliegt.',
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A setting that is off. */
export const Off: Story = {};

/** A setting that is on. */
export const On: Story = { args: { defaultChecked: true } };

/** Settings that cannot be changed now. */
export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} label="Nachrichten im Postfach" disabled defaultChecked />
    </>
  ),
};

/** A long label wraps beside the switch. */
export const LongLabel: Story = {
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    description: undefined,
  },
};
