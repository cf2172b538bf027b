import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** Nothing selected yet. */
export const Empty: Story = {};

/** Three parcels were found and one is selected; its hole is not filled. */
export const Found: Story = {
  args: {
    parcels: foundParcels,
    selectedId: 'a',
    marker: [389_420, 5_820_705],
    message: '3 Flurstücke gefunden.',
  },
};

/** Two of them are selected. */
export const Several: Story = { args: { parcels: foundParcels, selectedIds: ['a', 'n1'] } };

/** The section is too large for all its parcels; the reason is shown when somebody asks for them. */
export const TooLarge: Story = {
  parameters: {
    german:
      'Ist der Kartenausschnitt zu groß für alle seine Flurstücke, steht der Grund da, sobald jemand danach fragt.',
  },
  args: { view: largeView },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const reason = await canvas.findByText(/5[.,]000 m/);
    await waitFor(() => expect(canvas.getByRole('img').querySelector('canvas')).not.toBeNull());
    await expect(reason).not.toBeVisible();
    const button = canvas.getByRole('button', { name: /^(Alle Flurstücke|All parcels)/ });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/5[.,]000 m/));
    await userEvent.click(button);
    await waitFor(() => expect(reason).toBeVisible());
  },
};

/** A search is running. */
export const Busy: Story = { args: { loading: true } };

/** The map services fail: parcels and neighbours are drawn from our geometry, picking works. */
export const ServicesDown: Story = {
  args: {
    baseLayer: brokenBaseLayer,
    parcels: foundParcels,
    selectedId: 'a',
    neighbours: sampleNeighbours,
  },
};
