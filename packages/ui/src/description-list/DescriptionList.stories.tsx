import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Flurstück', description: 'Lindenau 3, 114/2', mono: true },
      { term: 'Format', description: 'A3, Querformat' },
      { term: 'Maßstab', description: '1:500' },
      { term: 'Lieferung', description: 'PDF und 3 Exemplare auf Papier' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each term above its description. */
export const Stacked: Story = {};

/** Short pairs side by side. */
export const Inline: Story = { args: { layout: 'inline' } };

/** Terms at the start of the line. */
export const Columns: Story = { args: { layout: 'columns' } };
