import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from './index.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'nicht erforderlich', icon: 'check' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Info: Story = { args: { tone: 'info', icon: 'clock', children: 'in Arbeit' } };
export const Success: Story = { args: { tone: 'success', children: 'genehmigt' } };
export const Warning: Story = {
  args: { tone: 'warning', icon: 'hourglass', children: 'ausstehend' },
};
export const Danger: Story = { args: { tone: 'danger', icon: 'x-circle', children: 'abgelehnt' } };
export const Parcel: Story = {
  args: { tone: 'parcel', icon: 'map-pin', children: 'Lindenau 3 · 114/2' },
};

/** The text names the status; the icon is hidden from assistive technology. */
export const StatusAsText: Story = {
  parameters: {
    german: 'Der Text nennt den Stand; das Symbol ist für assistive Technik verborgen.',
  },
  args: { tone: 'danger', icon: 'x-circle', children: 'abgelehnt' },
  async play({ canvasElement }) {
    const badge = within(canvasElement).getByText('abgelehnt');
    await expect(badge).toBeVisible();
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
