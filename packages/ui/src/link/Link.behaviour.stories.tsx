import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Link/Behaviour',
  component: Link,
  tags: ['!autodocs', 'behaviour'],
  args: { href: 'https://example.org', external: true, children: 'Kartenviewer öffnen' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name of an external link says that it opens a new tab. */
export const NewTabInName: Story = {
  parameters: {
    german:
      'Der zugängliche Name eines externen Links sagt, dass er sich in einem neuen Tab öffnet.',
  },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('Kartenviewer öffnen (öffnet in neuem Tab)');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A link in a sentence is underlined in every variant, not only coloured. */
export const Underlined: Story = {
  parameters: {
    german: 'Ein Link in einem Satz ist in jeder Variante unterstrichen, nicht nur farbig.',
  },
  render: (args) => (
    <p>
      Mehr steht im <Link {...args}>Kartenviewer</Link> und in der{' '}
      <Link href="#/hilfe" variant="quiet">
        Hilfe
      </Link>
      .
    </p>
  ),
  async play({ canvasElement }) {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    }
  },
};
