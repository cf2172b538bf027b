import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { DateField, EMPTY_DATE } from './index.ts';
import type { DateFieldProps } from './index.ts';

function Controlled(props: DateFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'Datum des Kaufvertrags',
    hint: 'Zum Beispiel 28 11 2026',
    value: EMPTY_DATE,
    onValueChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: { day: '28', month: '11', year: '2026' }, requirement: 'required' },
};
/** Only the inputs that the error is about are marked as invalid. */
export const WithError: Story = {
  args: {
    value: { day: '30', month: '2', year: '2026' },
    error: 'Diesen Tag gibt es im Februar 2026 nicht. Geben Sie einen Tag von 1 bis 28 ein.',
    invalidParts: ['day'],
  },
};
export const Disabled: Story = {
  args: { value: { day: '28', month: '11', year: '2026' }, disabled: true },
};
