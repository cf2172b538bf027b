import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Layout/Breadcrumbs',
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

/** A level that cannot be gone to has no link. */
export const NotEnabled: Story = {
  args: {
    items: [{ label: 'Start', href: '#/' }, { label: 'Bestellung' }, { label: 'Bezahlung' }],
  },
};

/** At 280 px the middle folds; start and current page stay. */
export const Folded: Story = {
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

/** The same room, with a way back instead of the whole way. */
export const BackOnly: Story = {
  ...Folded,
  args: { ...Folded.args, narrow: 'back', texts: { label: 'Weg zurück' } },
};

/** The same room, with every level, in as many lines as they need. */
export const Wrapped: Story = {
  ...Folded,
  args: { ...Folded.args, narrow: 'wrap', texts: { label: 'Alle Ebenen' } },
};
