import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fakeServices } from '../../../packages/ui/src/feature-map/fake-services.ts';
import type { FakeServices } from '../../../packages/ui/src/feature-map/fake-services.ts';
import { sampleView } from '../../../packages/ui/src/map-preview/fixtures.ts';
import { MapPreview } from '../../../packages/ui/src/map-preview/index.ts';
import { samplePage, sampleParcel } from '../../../packages/ui/src/parcel-sketch/fixtures.ts';
import { PIXEL_RATIOS } from '../../browsers/devices.ts';

/** The map on screens with every pixel ratio of the matrix of devices (SCREEN-1). */
const meta = {
  title: 'Map/MapPreview/Pixel ratios',
  component: MapPreview,
  tags: ['!autodocs', 'behaviour'],
  args: {
    textAlternative: 'Das Flurstück liegt ganz auf der Seite.',
    view: sampleView,
    parcel: sampleParcel,
    pageRectangle: samplePage,
    baseLayer: {
      capabilitiesUrl: 'https://map.invalid/',
      layer: 'ground',
      hidpiLayer: 'ground_hidpi',
      matrixSet: 'utm',
    },
    wmsLayers: [{ url: 'https://map.invalid/tile/', layers: 'above', serverType: 'mapserver' }],
  },
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };

/** Replaces the ratio of the screen. @returns restores it */
function replacePixelRatio(ratio: number): () => void {
  const real = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => ratio });
  return () => {
    if (real) Object.defineProperty(window, 'devicePixelRatio', real);
    else Reflect.deleteProperty(window, 'devicePixelRatio');
  };
}

/** How far the edges of the canvas are from those of the map, in px; undefined before there is a canvas. */
function distanceOfEdges(map: HTMLElement): number | undefined {
  const canvas = map.querySelector('canvas')?.getBoundingClientRect();
  const box = map.getBoundingClientRect();
  if (!canvas) return undefined;
  const edges = ['left', 'top', 'right', 'bottom'] as const;
  return Math.max(...edges.map((edge) => Math.abs(canvas[edge] - box[edge])));
}

/** Whether a request is for an image of the WMS. */
const isImage = (url: string): boolean => url.includes('LAYERS=');

/** A story on a screen with a ratio. */
function onScreen(ratio: number, hasHidpiTiles = ratio > 1): Story {
  let services: FakeServices | undefined;
  return {
    beforeEach() {
      services = fakeServices({ crs: 'EPSG:25833', matrices: ['0', '1'] });
      const restore = replacePixelRatio(ratio);
      return () => {
        restore();
        services?.remove();
      };
    },
    async play({ canvasElement }) {
      const map = within(canvasElement).getByRole('img', { name: /^(Karte|Map)$/ });
      await waitFor(() => expect(distanceOfEdges(map)).toBeLessThanOrEqual(1), WAIT);
      const drawn = map.querySelector('canvas')?.width ?? 0;
      await expect(Math.abs(drawn - map.clientWidth * ratio)).toBeLessThanOrEqual(1);

      const requests = services?.tiles ?? [];
      await waitFor(() => expect(requests.some(isImage)).toBe(true), WAIT);
      await waitFor(() => expect(requests.every(isImage)).toBe(false), WAIT);
      const tiles = requests.filter((url) => !isImage(url));
      for (const url of tiles) await expect(url.includes('/hidpi/')).toBe(hasHidpiTiles);
      const { searchParams } = new URL(requests.find(isImage) ?? '');
      const sides = ['WIDTH', 'HEIGHT'].map((name) => Number(searchParams.get(name)));
      await expect(Math.max(...sides)).toBeLessThanOrEqual(2048);
      // Resolution in dots per inch, of which 90 are one pixel for each CSS px.
      const imageRatio = Number(searchParams.get('MAP_RESOLUTION') ?? 90) / 90;
      await expect(imageRatio).toBeLessThanOrEqual(2);
      const size = (map.clientWidth * 1.25 * Math.min(ratio, 2)) | 0;
      await expect(sides[0]).toBeGreaterThanOrEqual(Math.min(size, 2040));
    },
  };
}

/** The service has no layer with more pixels: the usual one is enlarged. */
export const WithoutHidpiLayer: Story = {
  ...onScreen(2, false),
  args: {
    baseLayer: {
      capabilitiesUrl: 'https://map.invalid/',
      layer: 'ground',
      hidpiLayer: 'unknown',
      matrixSet: 'utm',
    },
  },
};

/** A reset that many pages have, outside any layer. */
const HOST_RESET = 'img, svg, canvas { display: block; max-width: 100%; height: auto }';

/** Beside the reset of a page. */
export const WithHostReset: Story = {
  ...onScreen(2),
  decorators: [
    (Map) => (
      <>
        <style>{HOST_RESET}</style>
        <Map />
      </>
    ),
  ],
};

export const Ratio1: Story = onScreen(PIXEL_RATIOS[0]);
export const Ratio125: Story = onScreen(PIXEL_RATIOS[1]);
export const Ratio15: Story = onScreen(PIXEL_RATIOS[2]);
export const Ratio2: Story = onScreen(PIXEL_RATIOS[3]);
export const Ratio2625: Story = onScreen(PIXEL_RATIOS[4]);
export const Ratio3: Story = onScreen(PIXEL_RATIOS[5]);
