import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNeighbours, samplePage, sampleParcel, sampleParcelInParts } from './fixtures.ts';
import { ParcelSketch } from './index.ts';

const meta = {
  title: 'Map/ParcelSketch',
  component: ParcelSketch,
  args: { parcel: sampleParcel, textAlternative: 'Das Flurstück 114/2 an der Lindenallee.' },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof ParcelSketch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parcel alone. */
export const ParcelOnly: Story = {};

/** With neighbours and the page, as on the selection card. */
export const WithPage: Story = {
  args: { neighbours: sampleNeighbours, pageRectangle: samplePage },
};

/** A parcel with a hole and two parts. */
export const InParts: Story = { args: { parcel: sampleParcelInParts } };

/** Nothing selected yet: empty and hidden from assistive technology. */
export const Empty: Story = { args: { parcel: undefined, textAlternative: '' } };
