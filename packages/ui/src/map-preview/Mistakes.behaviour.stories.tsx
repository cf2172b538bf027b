import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from '../tabs/index.ts';
import { sampleMap } from './fixtures.ts';
import { MapPreview } from './index.ts';
import type { MapPreviewProps } from './index.ts';

/** A page with a mistake in its configuration, or with a map that nobody sees yet (LIB-22). */
const meta = {
  title: 'Map/MapPreview/Mistakes/Behaviour',
  component: MapPreview,
  tags: ['!autodocs', 'behaviour'],
  args: sampleMap,
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sketch; other drawings are the icons of buttons and messages. */
const SKETCH = '[data-tiles] > div > svg > path';

const WAIT = { timeout: 10_000 };

const errors: string[] = [];
const collect = ({ message }: ErrorEvent): void => {
  errors.push(message);
};

/** A map with a CRS that nobody knows shows its drawing and a message; the page reports no error. */
export const UnknownCrs: Story = {
  args: { view: { ...sampleMap.view, crs: { code: 'EPSG:99999' } } },
  parameters: {
    german:
      'Eine Karte mit unbekanntem Koordinatensystem zeigt ihre Zeichnung und eine Meldung. Die Seite meldet keinen Fehler.',
  },
  beforeEach() {
    errors.length = 0;
    window.addEventListener('error', collect);
    return () => window.removeEventListener('error', collect);
  },
  async play({ canvasElement }) {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('[data-tiles="failed"]');
      if (!found) throw new Error('The map has not failed yet.');
      return found;
    }, WAIT);
    await expect(frame).toBeVisible();
    await expect(canvasElement.querySelector(SKETCH)).not.toBeNull();
    await expect(errors).toEqual([]);
  },
};

function MapOnDemand(props: MapPreviewProps): ReactElement {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => flushSync(() => setShown(true))}>
        Karte zeigen
      </button>
      {isShown && <MapPreview {...props} />}
    </>
  );
}

/** Until OpenLayers is loaded there is a sketch, then the map in its place; where it never starts, the sketch stays. */
export const SketchUntilLoaded: Story = {
  parameters: {
    german:
      'Bis OpenLayers geladen ist, gibt es eine Skizze, dann an ihrer Stelle die Karte. Startet sie nicht, bleibt die Skizze.',
  },
  render: (args) => (
    <>
      <MapOnDemand {...args} />
      <MapPreview {...args} view={{ ...args.view, crs: { code: 'EPSG:99999' } }} />
    </>
  ),
  async play({ canvasElement }) {
    const [open] = within(canvasElement).getAllByRole('button');
    const figures = () => canvasElement.querySelectorAll('figure');
    const drawn = () =>
      [...figures()].map((figure) => [
        figure.querySelector(SKETCH) !== null,
        figure.querySelector('.ol-viewport') !== null,
      ]);
    // Rendered at once; not by `userEvent`, which waits: the code of the map comes later.
    open?.click();
    await expect(figures()).toHaveLength(2);
    await expect(drawn()[0]).toEqual([true, false]);
    await waitFor(
      () =>
        expect(drawn()).toEqual([
          [false, true],
          [true, false],
        ]),
      WAIT,
    );
    await waitFor(
      () => expect(canvasElement.querySelector('[data-tiles="failed"]')).not.toBeNull(),
      WAIT,
    );
    await expect(drawn()[1]).toEqual([true, false]);
  },
};

/** Whether something is drawn on a canvas with a size. */
function isPainted(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  if (width < 100 || height < 100) return false;
  return canvas.getContext('2d')?.getImageData(0, 0, width, height).data.some(Boolean) ?? false;
}

/** A map that is mounted in a hidden tab shows its section once the tab is open. */
export const InAHiddenTab: Story = {
  parameters: {
    german: 'Eine Karte in einem verborgenen Reiter zeigt ihren Ausschnitt, sobald er offen ist.',
  },
  render: (args) => (
    <Tabs
      label="Ansicht"
      items={[
        { value: 'map', label: 'Karte', content: <MapPreview {...args} /> },
        { value: 'list', label: 'Liste', content: 'Flurstück 114' },
      ]}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // Hidden before OpenLayers is loaded: the map has no size when it starts.
    await userEvent.click(canvas.getByRole('tab', { name: 'Liste' }));
    await waitFor(() => expect(canvasElement.querySelector('.ol-viewport')).not.toBeNull(), WAIT);
    await userEvent.click(canvas.getByRole('tab', { name: 'Karte' }));
    const map = canvas.getByRole('img', { name: /^(Karte|Map)$/ });
    await waitFor(
      () => expect([...map.querySelectorAll('canvas')].some(isPainted), 'a painted map').toBe(true),
      WAIT,
    );
  },
};
