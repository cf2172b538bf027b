import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Start', href: '#/' },
      { label: 'Auszüge', href: '#/auszuege' },
      { label: 'Bestellung' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Start, a level, the current page. */
export const Default: Story = {};

/** A level without a page has no link. */
export const LevelWithoutLink: Story = {
  args: {
    items: [{ label: 'Start', href: '#/' }, { label: 'Bestellung' }, { label: 'Bezahlung' }],
  },
};

/** At 280 px the middle levels are collapsed; start and current page stay. */
export const Collapsed: Story = {
  args: {
    items: [
      { label: 'Start', href: '#/' },
      { label: 'Auszüge', href: '#/auszuege' },
      { label: 'Liegenschaftskarte', href: '#/auszuege/produkt/1' },
      { label: 'Flurstücks- und Eigentumsnachweis mit Bodenschätzung' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
};

/** The same width, with a link to the parent level only. */
export const BackOnly: Story = {
  ...Collapsed,
  args: { ...Collapsed.args, narrow: 'back', texts: { label: 'Weg zurück' } },
};

/** The same width, with every level in as many lines as needed. */
export const Wrapped: Story = {
  ...Collapsed,
  args: { ...Collapsed.args, narrow: 'wrap', texts: { label: 'Alle Ebenen' } },
};
