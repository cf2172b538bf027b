import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { icons } from './icons.ts';
import type { IconName } from './icons.ts';
import { Icon, orderDrawings } from './index.ts';

const NAMES = Object.keys(icons) as IconName[];

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'map-pin' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 11rem)', gap: '1rem' }}>
      {NAMES.map((name) => (
        <li key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};

/** Icons of sending and paying are drawn by their path: only pages that show them load them. */
export const SendingAndPaying: Story = {
  parameters: {
    german:
      'Die Symbole für Senden und Bezahlen werden aus ihrem Pfad gezeichnet: Nur Seiten, die sie zeigen, laden sie.',
  },
  render: () => (
    <ul style={{ display: 'grid', gap: '1rem' }}>
      {Object.entries(orderDrawings).map(([name, drawing]) => (
        <li key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
          <Icon drawing={drawing} /> {name}
        </li>
      ))}
    </ul>
  ),
  async play({ canvasElement }) {
    for (const path of canvasElement.querySelectorAll('path')) {
      await expect(path.getBoundingClientRect().width).toBeGreaterThan(0);
    }
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(5);
  },
};

/** An icon is 1.25 em wide and high: it grows with the text beside it. */
export const GrowsWithText: Story = {
  parameters: {
    german: 'Ein Symbol ist 1,25 em breit und hoch: Es wächst mit dem Text daneben.',
  },
  render: () => (
    <p style={{ fontSize: '32px' }}>
      <Icon name="map-pin" /> <Icon drawing={orderDrawings.send} />
    </p>
  ),
  async play({ canvasElement }) {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    const sizes = drawn.map((icon) => icon.getBoundingClientRect());
    await expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [40, 40],
      [40, 40],
    ]);
  },
};

/** The text beside an icon is the name of the button; the icon adds nothing to it. */
export const BesideText: Story = {
  parameters: {
    german:
      'Der Text neben einem Symbol ist der Name der Schaltfläche; das Symbol fügt nichts hinzu.',
  },
  render: (args) => (
    <button type="button">
      <Icon {...args} /> Zur Karte
    </button>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Zur Karte');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
