import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CopiesInput } from './index.ts';
import type { CopiesInputProps } from './index.ts';

function Controlled(props: CopiesInputProps) {
  const [value, setValue] = useState(props.value);
  return <CopiesInput {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/CopiesInput',
  component: CopiesInput,
  args: {
    label: 'Anzahl der Exemplare',
    hint: '1 bis 10',
    value: 3,
    onValueChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CopiesInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 10 } };
export const WithError: Story = { args: { error: 'Geben Sie eine Zahl von 1 bis 10 ein.' } };
export const Disabled: Story = { args: { disabled: true } };
