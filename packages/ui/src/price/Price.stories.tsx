import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './index.ts';

const meta = {
  title: 'Data/Price',
  component: Price,
  args: { cents: 4700 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Free: Story = { args: { cents: 0 } };
export const Thousands: Story = { args: { cents: 123456 } };
