import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Selected differs from not selected by a thick line at the edge and by the control; the card is at least 44 px high. */
export const SelectedWithoutColour: Story = {
  parameters: {
    german:
      'Gewählt und nicht gewählt unterscheiden sich durch eine dicke Linie am Rand und durch das Bedienelement; die Karte ist mindestens 44 Pixel hoch.',
  },
  args: { control: <input type="checkbox" id="choice" defaultChecked />, selected: true },
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Digital (PDF)' });
    await expect(box).toBeChecked();
    const card = box.closest('[data-selected]');
    if (!card) throw new Error('The card is not selected.');
    await expect(getComputedStyle(card).boxShadow).toContain('inset');
    await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
