import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import { fakeServices, PICTURE, respond } from '../feature-map/fake-services.ts';
import type { FakeServices, ServiceDialect } from '../feature-map/fake-services.ts';
import { sampleView } from './fixtures.ts';
import { MapPreview } from './index.ts';

const meta = {
  title: 'Map/MapPreview/Dialects',
  component: MapPreview,
  tags: ['!autodocs', 'behaviour'],
  args: {
    textAlternative: 'Das Flurstück liegt ganz auf der Seite.',
    view: sampleView,
    parcel: sampleParcel,
    pageRectangle: samplePage,
    baseLayer: { capabilitiesUrl: 'https://map.invalid/', layer: 'ground', matrixSet: 'utm' },
  },
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };

/** A story with one fake service; `check` receives its requests. */
function withService(
  dialect: ServiceDialect,
  check: (status: HTMLElement, requests: FakeServices) => Promise<void>,
): Story {
  let services: FakeServices | undefined;
  return {
    beforeEach() {
      services = fakeServices(dialect);
      return services.remove;
    },
    async play({ canvasElement }) {
      if (services) await check(within(canvasElement).getByRole('status'), services);
    },
  };
}

async function expectFailure(status: HTMLElement): Promise<void> {
  await waitFor(
    () => expect(status).toHaveTextContent(/Fehler beim Laden der Karte|Error loading map/),
    WAIT,
  );
  await waitFor(() => expect(document.querySelector('canvas')).toBeVisible(), WAIT);
}

function loadsTiles(crs: string, matrices: readonly string[], east = 0): Story {
  const finest = encodeURIComponent(matrices.at(-1) ?? '');
  return withService({ crs, matrices, east }, async (status, { tiles }) => {
    await waitFor(() => expect(tiles.length).toBeGreaterThan(0), WAIT);
    // The view shows centimetres per pixel; tiles of the finest level are enlarged for it.
    for (const url of tiles) await expect(url).toContain(`/tile/${finest}/`);
    await waitFor(() => expect(status).toBeEmptyDOMElement(), WAIT);
  });
}

/** Matrix ids without leading zero, the plain CRS; the view is far beyond the last level. */
export const ShortIds: Story = loadsTiles('EPSG:25833', ['0', '1', '2']);

/** Matrix ids with two digits, the CRS as URN. */
export const LongIds: Story = loadsTiles('urn:ogc:def:crs:EPSG::25833', ['00', '01', '02']);

/** Matrix ids with their matrix set, the CRS as URN with a version. */
export const QualifiedIds: Story = loadsTiles('urn:ogc:def:crs:EPSG:6.9:25833', ['utm:0', 'utm:1']);

/** Another UTM zone. */
export const OtherZone: Story = {
  ...loadsTiles('urn:ogc:def:crs:EPSG::25832', ['0', '1']),
  args: { view: { ...sampleView, crs: { code: 'EPSG:25832' } } },
};

const ZONE_OFFSET = 33_000_000;

/** The drawing with the UTM zone before the easting. */
const offsetDrawing = {
  parcel: sampleParcel.map((polygon) =>
    polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x + ZONE_OFFSET, y])),
  ),
  pageRectangle: samplePage.map(([x = 0, y = 0]) => [x + ZONE_OFFSET, y]),
};

/**
 * A CRS passed by its definition: UTM with the zone before the easting, as some services use it.
 */
export const OwnDefinition: Story = {
  ...loadsTiles('EPSG:5650', ['0', '1'], ZONE_OFFSET),
  args: {
    ...offsetDrawing,
    view: {
      ...sampleView,
      extent: [380_000 + ZONE_OFFSET, 5_810_000, 400_000 + ZONE_OFFSET, 5_830_000],
      crs: {
        code: 'EPSG:5650',
        definition:
          '+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 +ellps=GRS80 +units=m +no_defs',
      },
    },
  },
};

/** Tile requests return an exception report with HTTP 200. */
export const TilesAreExceptions: Story = withService(
  {
    crs: 'EPSG:25833',
    matrices: ['0'],
    tile: () => respond('<ServiceExceptionReport/>', 'application/vnd.ogc.se_xml'),
  },
  expectFailure,
);

/** The capabilities are an exception report with HTTP 200. */
export const CapabilitiesAreAnException: Story = withService(
  {
    crs: 'EPSG:25833',
    matrices: ['0'],
    capabilities: () => respond('<ows:ExceptionReport xmlns:ows="x"/>', 'text/xml'),
  },
  expectFailure,
);

/** The capabilities return an error status. */
export const CapabilitiesFail: Story = withService(
  { crs: 'EPSG:25833', matrices: ['0'], capabilities: () => respond('', 'text/plain', 503) },
  expectFailure,
);

/** The capabilities are a web page, as from a login proxy. */
export const CapabilitiesAreAPage: Story = withService(
  { crs: 'EPSG:25833', matrices: ['0'], capabilities: () => respond('<p>Hallo', 'text/html') },
  expectFailure,
);

/** A service in another CRS is not drawn, as it would be in the wrong place. */
export const OtherCrs: Story = withService(
  { crs: 'EPSG:3857', matrices: ['0'] },
  async (status) => {
    await expectFailure(status);
  },
);

/** The service offers tiles by key-value pairs only, without a template for their addresses. */
export const KeyValuePairs: Story = withService(
  { crs: 'EPSG:25833', matrices: ['0', '1'], encoding: 'KVP' },
  async (status, { tiles }) => {
    await waitFor(() => expect(tiles.length).toBeGreaterThan(0), WAIT);
    for (const url of tiles) await expect(url).toMatch(/Request=GetTile.*TileMatrix=1&/);
    await waitFor(() => expect(status).toBeEmptyDOMElement(), WAIT);
  },
);

/** A WMS layer is one image, larger than the view, so that no label is repeated. */
export const OneImagePerView: Story = {
  ...withService({ crs: 'EPSG:25833', matrices: ['0'] }, async (status, { tiles }) => {
    await waitFor(() => expect(tiles.some((url) => url.includes('LAYERS='))).toBe(true), WAIT);
    await waitFor(() => expect(status).toBeEmptyDOMElement(), WAIT);
    const images = tiles.filter((url) => url.includes('LAYERS=above'));
    const boxes = new Set(images.map((url) => new URL(url).searchParams.get('BBOX')));
    const view = document.querySelector('canvas')?.clientWidth ?? 0;
    for (const url of images) {
      const { searchParams } = new URL(url);
      await expect(Number(searchParams.get('WIDTH'))).toBeGreaterThan(view);
      await expect(searchParams.get('CRS')).toBe('EPSG:25833');
    }
    // Each image is of another section of the map, never a part of the same one.
    await expect(boxes.size).toBe(images.length);
  }),
  args: {
    baseLayer: undefined,
    wmsLayers: [{ url: 'https://map.invalid/tile/', layers: 'above' }],
  },
};

/** If one layer fails, an error is shown; other layers and the drawing stay. */
export const OneLayerFails: Story = {
  ...withService(
    {
      crs: 'EPSG:25833',
      matrices: ['0'],
      capabilities: () => respond('', 'text/plain', 503),
    },
    async (status, { tiles }) => {
      await expectFailure(status);
      await waitFor(
        () => expect(tiles.some((url) => url.includes('LAYERS=above'))).toBe(true),
        WAIT,
      );
    },
  ),
  args: { wmsLayers: [{ url: 'https://map.invalid/tile/', layers: 'above' }] },
};

/** The error is removed when the image of a later view is loaded. */
export const LaterViewLoads: Story = {
  ...withService(
    {
      crs: 'EPSG:25833',
      matrices: ['0'],
      tile: (isOfFirstView) => respond(PICTURE, 'image/svg+xml', isOfFirstView ? 500 : 200),
    },
    async (status) => {
      await expectFailure(status);
      screen.getByRole('img', { name: /^(Karte|Map)$/ }).focus();
      await userEvent.keyboard('--');
      await waitFor(() => expect(status).toBeEmptyDOMElement(), WAIT);
    },
  ),
  args: {
    baseLayer: undefined,
    wmsLayers: [{ url: 'https://map.invalid/tile/', layers: 'above' }],
  },
};

/** A button shows a further layer. */
function FurtherLayer(props: ComponentProps<typeof MapPreview>) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <MapPreview {...props} showLandEstimate={isShown} />
      <button type="button" onClick={() => setShown(true)}>
        Bodenschätzung
      </button>
    </>
  );
}

/** Whether the service of the next story has stalled. */
let isStalled = true;

/** Layers are replaced while their tiles are loading: the map does not wait for tiles that were aborted. */
export const ReplacedWhileLoading: Story = {
  ...withService(
    {
      crs: 'EPSG:25833',
      matrices: ['0'],
      tile: () => (isStalled ? new Promise(() => undefined) : respond(PICTURE, 'image/svg+xml')),
    },
    async (status, { tiles }) => {
      await waitFor(() => expect(tiles.length).toBeGreaterThan(0), WAIT);
      isStalled = false;
      await userEvent.click(screen.getByRole('button', { name: 'Bodenschätzung' }));
      await waitFor(() => expect(status).toBeEmptyDOMElement(), WAIT);
      isStalled = true;
    },
  ),
  render: (args) => <FurtherLayer {...args} />,
  args: {
    wmsLayers: [{ url: 'https://map.invalid/tile/', layers: 'estimate', landEstimate: true }],
  },
};
