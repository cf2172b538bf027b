import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import { answer, fakeServices } from './fake-services.ts';
import type { FakeServices, ServiceDialect } from './fake-services.ts';
import { sampleView } from './fixtures.ts';
import { MapPreview } from './index.ts';

const meta = {
  title: 'Map/MapPreview/Dialects',
  component: MapPreview,
  tags: ['!autodocs'],
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

/** A story against one service; `check` gets what was asked of it. */
function against(
  dialect: ServiceDialect,
  check: (status: HTMLElement, asked: FakeServices) => Promise<void>,
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

async function isFailed(status: HTMLElement): Promise<void> {
  await waitFor(
    () => expect(status).toHaveTextContent(/Fehler beim Laden der Karte|Error loading map/),
    WAIT,
  );
  await waitFor(() => expect(document.querySelector('canvas')).toBeVisible(), WAIT);
}

function loads(crs: string, matrices: readonly string[], east = 0): Story {
  const finest = encodeURIComponent(matrices.at(-1) ?? '');
  return against({ crs, matrices, east }, async (status, { tiles }) => {
    await waitFor(() => expect(tiles.length).toBeGreaterThan(0), WAIT);
    // The view shows centimetres; the finest level, metres per pixel, is enlarged for it.
    for (const url of tiles) await expect(url).toContain(`/tile/${finest}/`);
    await waitFor(() => expect(status).toBeEmptyDOMElement(), WAIT);
  });
}

/** Ids without leading zero, the plain CRS; the view is far beyond the last level. */
export const ShortIds: Story = loads('EPSG:25833', ['0', '1', '2']);

/** Ids with two digits, the CRS as URN. */
export const LongIds: Story = loads('urn:ogc:def:crs:EPSG::25833', ['00', '01', '02']);

/** Ids with their matrix set, the CRS as URN with a version. */
export const QualifiedIds: Story = loads('urn:ogc:def:crs:EPSG:6.9:25833', ['utm:0', 'utm:1']);

/** A state in another zone of UTM. */
export const OtherZone: Story = {
  ...loads('urn:ogc:def:crs:EPSG::25832', ['0', '1']),
  args: { view: { ...sampleView, crs: { code: 'EPSG:25832' } } },
};

const ZONE = 33_000_000;

/** Everything of the stories so much further east. */
const moved = {
  parcel: sampleParcel.map((polygon) =>
    polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x + ZONE, y])),
  ),
  pageRectangle: samplePage.map(([x = 0, y = 0]) => [x + ZONE, y]),
};

/** A CRS told by its definition: UTM with the zone before the easting, as some services have it. */
export const OwnDefinition: Story = {
  ...loads('EPSG:5650', ['0', '1'], ZONE),
  args: {
    ...moved,
    view: {
      ...sampleView,
      extent: [380_000 + ZONE, 5_810_000, 400_000 + ZONE, 5_830_000],
      crs: {
        code: 'EPSG:5650',
        definition:
          '+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 +ellps=GRS80 +units=m +no_defs',
      },
    },
  },
};

/** Tiles that are exceptions, answered with HTTP 200. */
export const TilesAreExceptions: Story = against(
  {
    crs: 'EPSG:25833',
    matrices: ['0'],
    tile: () => answer('<ServiceExceptionReport/>', 'application/vnd.ogc.se_xml'),
  },
  isFailed,
);

/** Capabilities that are an exception, answered with HTTP 200. */
export const CapabilitiesAreAnException: Story = against(
  {
    crs: 'EPSG:25833',
    matrices: ['0'],
    capabilities: () => answer('<ows:ExceptionReport xmlns:ows="x"/>', 'text/xml'),
  },
  isFailed,
);

/** Capabilities that cannot be had. */
export const CapabilitiesFail: Story = against(
  { crs: 'EPSG:25833', matrices: ['0'], capabilities: () => answer('', 'text/plain', 503) },
  isFailed,
);

/** A web page instead of capabilities, as from a login in between. */
export const CapabilitiesAreAPage: Story = against(
  { crs: 'EPSG:25833', matrices: ['0'], capabilities: () => answer('<p>Hallo', 'text/html') },
  isFailed,
);

/** A service in another CRS must not be drawn at the wrong place. */
export const OtherCrs: Story = against({ crs: 'EPSG:3857', matrices: ['0'] }, async (status) => {
  await isFailed(status);
});

/** One layer that fails is said, and takes neither the other layers nor the drawing with it. */
export const OneLayerFails: Story = {
  ...against(
    {
      crs: 'EPSG:25833',
      matrices: ['0'],
      capabilities: () => answer('', 'text/plain', 503),
    },
    async (status, { tiles }) => {
      await isFailed(status);
      await waitFor(
        () => expect(tiles.some((url) => url.includes('LAYERS=above'))).toBe(true),
        WAIT,
      );
    },
  ),
  args: { wmsLayers: [{ url: 'https://map.invalid/tile/', layers: 'above' }] },
};
