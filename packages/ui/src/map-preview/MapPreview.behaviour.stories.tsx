import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import { brokenBaseLayer, sampleBaseLayer, sampleView } from './fixtures.ts';
import { MapPreview } from './index.ts';

const meta = {
  title: 'Map/MapPreview/Behaviour',
  component: MapPreview,
  tags: ['!autodocs'],
  args: {
    textAlternative: 'Das Flurstück liegt ganz auf der Seite.',
    view: sampleView,
    baseLayer: sampleBaseLayer,
    parcel: sampleParcel,
    pageRectangle: samplePage,
  },
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

async function mapRuns(canvasElement: HTMLElement): Promise<HTMLElement> {
  const map = within(canvasElement).getByRole('application', { name: /Karte|Map/ });
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
  return map;
}

/** The map is one stop of the tabulator, described by its text, and the keys move it. */
export const Keyboard: Story = {
  async play({ canvasElement }) {
    const map = await mapRuns(canvasElement);
    await expect(map).toHaveAccessibleDescription(/Das Flurstück liegt ganz auf der Seite/);
    map.focus();
    await expect(map).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}++-0');
    await expect(map).toHaveFocus();
  },
};

/** Everything the keys do there is a visible button for. */
export const Buttons: Story = {
  async play({ canvasElement }) {
    await mapRuns(canvasElement);
    const controls = within(canvasElement).getByRole('group', { name: /bedienen|controls/ });
    await expect(within(controls).getAllByRole('button')).toHaveLength(7);
    for (const button of within(controls).getAllByRole('button')) {
      await expect(button.clientHeight).toBeGreaterThanOrEqual(42);
    }
  },
};

/** Tiles that arrive take the loading text away. */
export const Ready: Story = {
  async play({ canvasElement }) {
    await mapRuns(canvasElement);
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 10_000 });
  },
};

/** An exception that arrives as HTTP 200 is a failure; it is said, and the drawing stays. */
export const Failure: Story = {
  args: { baseLayer: brokenBaseLayer },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const map = await mapRuns(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /Fehler beim Laden der Karte|Error loading map data/,
      ),
    );
    await expect(map.querySelector('canvas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /neu laden|Reload/ })).toBeVisible();
  },
};
