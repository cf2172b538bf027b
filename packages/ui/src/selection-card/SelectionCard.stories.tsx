import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ParcelSketch } from '../parcel-sketch/index.ts';
import { sampleNeighbours, samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import { Price } from '../price/index.ts';
import { SelectionCard } from './index.ts';

const meta = {
  title: 'Patterns/SelectionCard',
  component: SelectionCard,
  args: {
    barText: 'Liegenschaftskarte',
    picture: (
      <ParcelSketch
        parcel={sampleParcel}
        neighbours={sampleNeighbours}
        pageRectangle={samplePage}
        textAlternative="Flurstück 114/2 an der Lindenallee mit der Seite A4 quer."
      />
    ),
    items: [
      { id: 'product', label: 'Auszug', value: 'Liegenschaftskarte', editHref: '#/produkt' },
      {
        id: 'parcel',
        label: 'Flurstück',
        value: 'Lindenau 3, 114/2',
        parcel: true,
        editHref: '#/flurstueck',
      },
      { id: 'format', label: 'Format', value: 'noch nicht gewählt', unset: true },
    ],
    fee: { label: 'Gebühr', value: <Price cents={2200} /> },
  },
  // The padding that a page has at its sides.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '19.75rem', paddingInline: vars.space[4] }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof SelectionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the step; a bar in a narrow window. */
export const InProgress: Story = {};

/** Nothing selected yet. */
export const Empty: Story = {
  args: {
    picture: undefined,
    barText: undefined,
    fee: undefined,
    items: [{ id: 'product', label: 'Auszug', value: 'noch nicht gewählt', unset: true }],
  },
};

/** Part of the bar at the foot of a step; the card opens upwards. */
export const AtFoot: Story = {
  args: {
    placement: 'foot',
    barText: 'Lindenau 3, 114/2',
    barDescription: 'Liegenschaftskarte, A4',
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxInlineSize: '26rem', marginBlockStart: '26rem' }}>
        {Story()}
      </div>
    ),
  ],
};
