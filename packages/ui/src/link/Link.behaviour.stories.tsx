import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Link/Behaviour',
  component: Link,
  tags: ['!autodocs'],
  args: { href: 'https://example.org', external: true, children: 'Kartenviewer öffnen' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name of an external link says that it opens a new tab. */
export const NewTabInName: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('Kartenviewer öffnen (öffnet in neuem Tab)');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
