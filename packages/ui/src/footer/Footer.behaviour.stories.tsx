import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Footer/Behaviour',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: 'beside' },
  args: {
    groups: [
      {
        heading: 'Hilfe',
        links: [{ label: 'Glossar', href: 'https://glossar.invalid/', external: true }],
      },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each list is named by its heading; the name of an external link says that it opens a new tab. */
export const ListsAreNamed: Story = {
  parameters: {
    german:
      'Jede Liste wird durch ihre Überschrift benannt; der Name eines externen Links sagt, dass er sich in einem neuen Tab öffnet.',
  },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Hilfe' });
    const link = within(list).getByRole('link', { name: /Glossar/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.textContent).not.toBe('Glossar');
  },
};
