import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceCard } from './index.ts';

const meta = {
  title: 'Forms/ChoiceCard',
  component: ChoiceCard,
  args: {
    control: <input type="checkbox" id="choice" />,
    controlId: 'choice',
    labelId: 'choice-label',
    descriptionId: 'choice-description',
    label: 'Digital (PDF)',
    description: 'Sofort nach der Bezahlung zum Herunterladen.',
    variant: 'card',
    selected: false,
  },
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Plain: Story = { args: { variant: 'plain' } };
export const WithReason: Story = {
  args: { disabled: true, reason: 'Dieses Produkt gibt es nur auf Papier.' },
};
