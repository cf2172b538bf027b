import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  sampleNeighbours,
  samplePage,
  sampleParcel,
  sampleText,
} from '../parcel-sketch/fixtures.ts';
import { brokenBaseLayer, sampleBaseLayer, sampleView } from './fixtures.ts';
import { MapPreview } from './index.ts';

const meta = {
  title: 'Map/MapPreview',
  component: MapPreview,
  args: {
    textAlternative: sampleText,
    view: sampleView,
    baseLayer: sampleBaseLayer,
    parcel: sampleParcel,
    pageRectangle: samplePage,
    attribution: 'Erfundene Grundstücke',
  },
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parcel and page on a base layer. */
export const WithTiles: Story = {};

/** Without map services: parcel, neighbours and page are drawn from geometry. */
export const WithoutTiles: Story = {
  args: { baseLayer: undefined, neighbours: sampleNeighbours },
};

/** The map service fails; the drawing stays. */
export const Failed: Story = { args: { baseLayer: brokenBaseLayer, neighbours: sampleNeighbours } };
