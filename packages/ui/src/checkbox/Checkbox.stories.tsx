import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from '../link/index.ts';
import { Checkbox } from './index.ts';
import type { CheckboxProps } from './index.ts';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Digital (PDF)', checked: false, onCheckedChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        Ich habe die <Link href="#/datenschutz">Datenschutzerklärung</Link> gelesen und bin
        einverstanden.
      </>
    ),
  },
};
export const WithError: Story = {
  args: { ...WithLink.args, error: 'Bestätigen Sie die Datenschutzerklärung.' },
};
export const Card: Story = {
  args: {
    variant: 'card',
    checked: true,
    description: 'Sofort nach der Bezahlung zum Herunterladen.',
  },
};
export const DisabledCard: Story = {
  args: {
    variant: 'card',
    label: 'Papier',
    disabled: true,
    description: 'Per Post an Ihre Anschrift.',
    reason: 'Dieses Produkt gibt es nur als Datei.',
  },
};
