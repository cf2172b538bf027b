import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './index.ts';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', page: 'beside' },
  args: {
    groups: [
      {
        heading: 'Hilfe',
        links: [
          { label: 'Häufige Fragen', href: '#/hilfe' },
          { label: 'Glossar', href: 'https://glossar.invalid/', external: true },
          { label: 'Hilfe zum Kartenviewer', href: 'https://viewer.invalid/', external: true },
        ],
      },
      {
        heading: 'Rechtliches',
        links: [
          { label: 'Barrierefreiheit', href: '#/barrierefreiheit' },
          { label: 'Datenschutz', href: '#/datenschutz' },
          { label: 'Impressum', href: '#/impressum' },
          { label: 'Gebührenordnung', href: 'https://gebuehren.invalid/', external: true },
        ],
      },
      {
        heading: 'Behörden',
        links: [
          { label: 'Kontakt', href: '#/kontakt' },
          { label: 'Liste der Katasterämter', href: 'https://aemter.invalid/', external: true },
        ],
      },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links in groups. */
export const Groups: Story = {};

/** Links in one line. */
export const OneLine: Story = {
  args: {
    groups: [
      {
        links: [
          { label: 'Barrierefreiheit', href: '#/barrierefreiheit' },
          { label: 'Datenschutz', href: '#/datenschutz' },
          { label: 'Impressum', href: '#/impressum' },
          { label: 'Kontakt', href: '#/kontakt' },
        ],
      },
    ],
    note: 'Land Lindenmark',
    source: 'Gezeigt werden erfundene Grundstücke.',
  },
};
