import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField } from '../text-field/index.ts';
import { Tabs } from './index.ts';
import type { TabsProps } from './index.ts';

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Wege zur Suche',
    value: 'parcel',
    onValueChange: () => undefined,
    items: [
      { value: 'address', label: 'Adresse', content: <TextField label="Ort" /> },
      { value: 'parcel', label: 'Flurstück', content: <TextField label="Flur" /> },
      { value: 'register', label: 'Grundbuch', content: <TextField label="Buchungsblatt" /> },
      { value: 'map', label: 'Karte', content: <p>Hier steht die Karte.</p> },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondOpen: Story = {};
export const WithErrors: Story = {
  args: {
    items: [
      { value: 'address', label: 'Adresse', errorCount: 2, content: <p>Zwei Fehler.</p> },
      { value: 'parcel', label: 'Flurstück', content: <p>Kein Fehler.</p> },
    ],
  },
};
/** At 280 px the tabs wrap. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '280px' }}>{Story()}</div>],
};
