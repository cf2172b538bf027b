import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './index.ts';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#/auszuege', children: 'Auszüge bestellen' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};
export const External: Story = {
  args: { href: 'https://example.org', external: true, children: 'Kartenviewer öffnen' },
};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Impressum' } };
export const InText: Story = {
  render: (args) => (
    <p>
      Wie wir mit Ihren Daten umgehen, steht in der <Link {...args}>Datenschutzerklärung</Link>.
    </p>
  ),
};
