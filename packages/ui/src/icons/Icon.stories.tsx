import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from './icons.ts';
import type { IconName } from './icons.ts';
import { Icon } from './index.ts';

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
