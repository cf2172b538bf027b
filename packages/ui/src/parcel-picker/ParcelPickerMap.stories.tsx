import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { brokenBaseLayer, sampleBaseLayer } from '../map-preview/fixtures.ts';
import { sampleNeighbours } from '../parcel-sketch/fixtures.ts';
import { foundParcels, largeView, smallView } from './fixtures.ts';
import { ParcelPickerMap } from './index.ts';

const meta = {
  title: 'Map/ParcelPickerMap',
  component: ParcelPickerMap,
  args: {
    view: smallView,
    baseLayer: sampleBaseLayer,
    attribution: 'Erfundene Grundstücke',
    onPick: fn(),
    onPickArea: fn(),
  },
} satisfies Meta<typeof ParcelPickerMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Empty: Story = {};

/** Three parcels were found, one of them is chosen in the list; its hole stays open. */
export const Found: Story = {
  args: {
    parcels: foundParcels,
    selectedId: 'a',
    marker: [389_420, 5_820_705],
    message: '3 Flurstücke gefunden.',
  },
};

/** Two of them are chosen, where several can be. */
export const Several: Story = { args: { parcels: foundParcels, selectedIds: ['a', 'n1'] } };

/** The section is still too large for all its parcels; the reason stands there. */
export const TooLarge: Story = { args: { view: largeView } };

/** A search is under way. */
export const Busy: Story = { args: { busy: true } };

/** The services are down: parcels and neighbours from our own geometry, picking goes on. */
export const ServicesDown: Story = {
  args: {
    baseLayer: brokenBaseLayer,
    parcels: foundParcels,
    selectedId: 'a',
    neighbours: sampleNeighbours,
  },
};
