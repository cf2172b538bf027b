import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './index.ts';

const meta = {
  title: 'Data/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        value: 'what',
        heading: 'Was ist ein Flurstück?',
        content: <p>Ein Stück Land mit eigener Nummer, das im Kataster gezeichnet ist.</p>,
      },
      {
        value: 'cost',
        heading: 'Was kostet ein Auszug?',
        content: <p>Das hängt von Format und Bereitstellung ab. Sie sehen es vor dem Bestellen.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultValue: ['what'] } };
