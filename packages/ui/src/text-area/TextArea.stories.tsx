import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea } from './index.ts';
import type { TextAreaProps } from './index.ts';

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: {
    label: 'Begründung',
    hint: 'Schreiben Sie in wenigen Sätzen, wofür Sie den Auszug brauchen.',
    value: '',
    maxLength: 2000,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: 'Ich möchte das Nachbargrundstück kaufen und brauche den Namen des Eigentümers.' },
};
export const TooLong: Story = {
  args: {
    maxLength: 20,
    value: 'Diese Begründung ist länger als erlaubt.',
    error: 'Kürzen Sie die Begründung auf 20 Zeichen.',
  },
};
export const WithoutCounter: Story = { args: { maxLength: undefined } };
