import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag, TagList } from './index.ts';

const meta = {
  title: 'Data/Tag',
  component: TagList,
  args: {
    label: 'Themen',
    items: [
      { id: 'bauen', label: 'Bauen', href: '#bauen' },
      { id: 'wohnen', label: 'Wohnen', href: '#wohnen' },
      { id: 'verkehr', label: 'Verkehr', href: '#verkehr' },
    ],
  },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tags that lead to everything that has them. */
export const Links: Story = {};

/** Tags as text. */
export const Texts: Story = {
  args: {
    items: [
      { id: 'bauen', label: 'Bauen' },
      { id: 'wohnen', label: 'Wohnen' },
    ],
  },
};

/** One tag within a sentence. */
export const InASentence: Story = {
  render: () => (
    <p>
      Alle Anträge mit dem Stichwort <Tag>Bauen</Tag>
    </p>
  ),
};

/** A long keyword wraps. */
export const LongWord: Story = {
  args: {
    items: [
      {
        id: 'lang',
        label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        href: '#lang',
      },
      { id: 'bauen', label: 'Bauen' },
    ],
  },
};
