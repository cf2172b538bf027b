import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TagList } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Data/Tag/Behaviour',
  component: TagList,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Themen',
    items: [
      { id: 'bauen', label: 'Bauen', href: '#bauen' },
      { id: 'wohnen', label: 'Wohnen' },
    ],
  },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named list; a tag with an address is a link, another one text. */
export const NamedList: Story = {
  parameters: {
    german: 'Eine benannte Liste. Ein Stichwort mit Adresse ist ein Link, ein anderes Text.',
  },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Themen' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const link = within(list).getByRole('link');
    await expect(link).toHaveAccessibleName('Bauen');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
