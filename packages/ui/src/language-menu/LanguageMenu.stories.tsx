import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { LanguageMenu } from './index.ts';
import type { LanguageMenuProps } from './index.ts';

function Controlled(props: LanguageMenuProps) {
  const [value, setValue] = useState(props.value);
  return <LanguageMenu {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Navigation/LanguageMenu',
  component: LanguageMenu,
  args: {
    value: 'de',
    items: [
      { value: 'de' },
      { value: 'en' },
      { value: 'nds', label: 'Plattdüütsch' },
      { value: 'fr' },
      { value: 'uk' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button says the language of the page. */
export const Closed: Story = {};

/** Each language in its own words; that of the page has a tick. */
export const Open: Story = {
  parameters: {
    german: 'Jede Sprache in ihren eigenen Worten. Die Sprache der Seite hat einen Haken.',
    docs: { story: { inline: false, height: '340px' } },
  },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
