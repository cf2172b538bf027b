import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { OptionMenu } from './index.ts';

function Controlled(props: ComponentProps<typeof OptionMenu>): ReactElement {
  const [value, setValue] = useState(props.value);
  return <OptionMenu {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Navigation/OptionMenu',
  component: OptionMenu,
  args: {
    label: 'Sprache',
    icon: <Icon name="globe" />,
    value: 'de',
    onValueChange: () => undefined,
    items: [
      { value: 'de', label: 'Deutsch', lang: 'de' },
      { value: 'en', label: 'English', lang: 'en' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OptionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects the language. */
export const Language: Story = {};

/** Selects the theme. */
export const Appearance: Story = {
  args: {
    label: 'Darstellung',
    icon: <Icon name="sun" />,
    value: 'light',
    items: [
      { value: 'light', label: 'Hell' },
      { value: 'dark', label: 'Dunkel' },
      { value: 'contrast', label: 'Hoher Kontrast' },
    ],
  },
};
