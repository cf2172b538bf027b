import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { Field, FieldGroup } from './index.ts';
import type { ControlAttributes } from './index.ts';

const input = (control: ControlAttributes): ReactNode => <input {...control} defaultValue="42" />;

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Flur', children: input },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Around a custom control. */
export const OwnControl: Story = { args: { hint: '1 bis 999' } };
export const WithError: Story = {
  args: { hint: '1 bis 999', error: 'Geben Sie eine Zahl von 1 bis 999 ein.' },
};
export const Optional: Story = { args: { requirement: 'optional' } };
export const Required: Story = { args: { requirement: 'required' } };

/** Several controls for one question. */
export const Group: Story = {
  render: () => (
    <FieldGroup label="Wie möchten Sie den Auszug erhalten?" hint="Beides ist möglich.">
      <Checkbox label="Digital (PDF)" checked onCheckedChange={() => undefined} />
      <Checkbox label="Papier" checked={false} onCheckedChange={() => undefined} />
    </FieldGroup>
  ),
};

export const GroupWithError: Story = {
  render: () => (
    <FieldGroup
      label="Wie möchten Sie den Auszug erhalten?"
      error="Wählen Sie mindestens eine Art der Bereitstellung."
    >
      <Checkbox label="Digital (PDF)" checked={false} onCheckedChange={() => undefined} />
      <Checkbox label="Papier" checked={false} onCheckedChange={() => undefined} />
    </FieldGroup>
  ),
};
