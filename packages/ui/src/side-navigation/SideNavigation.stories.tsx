import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideNavigation } from './index.ts';
import type { SideNavigationItem } from './index.ts';

const account: readonly SideNavigationItem[] = [
  { label: 'Übersicht', href: '#uebersicht' },
  {
    label: 'Anträge',
    items: [
      { label: 'Laufende Anträge', href: '#laufend', current: true },
      { label: 'Abgeschlossene Anträge', href: '#abgeschlossen' },
    ],
  },
  { label: 'Nachrichten', href: '#nachrichten' },
  { label: 'Persönliche Daten', href: '#daten' },
];

const meta = {
  title: 'Navigation/SideNavigation',
  component: SideNavigation,
  args: { label: 'Mein Konto', items: account },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A section with a group of pages. */
export const Account: Story = {};

/** Long names wrap. */
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', href: '#a' },
      { label: 'Kurz', href: '#b', current: true },
    ],
  },
};
