import type { PortalConfiguration } from '@portal/api';
import { mapFieldMm } from '@portal/order-flow';
import type { UserFormat } from '@portal/order-flow';
import type { BoundingBox } from '../../parcels/bounding-box.ts';

type Map = PortalConfiguration['map'];
type Sheet = NonNullable<Map['sheet']>;

/** One pixel in millimetres where nothing else is requested (OGC 06-042, 7.2.4.6.9), and so many in an inch. */
const PIXEL_MM = 0.28;
const STANDARD_DPI = 90;

/** Pixels for each of the standard: letters of 2 mm are readable. */
const SHARP = 2;

/** Largest width and height of an image in pixels that services draw. */
const LARGEST_SIDE = 2048;

/** The parameter with which a service draws lines and labels larger: each software has its own. */
const resolutionOf = (dpi: number): Record<NonNullable<Sheet['serverType']>, [string, string]> => ({
  mapserver: ['MAP_RESOLUTION', String(dpi)],
  geoserver: ['FORMAT_OPTIONS', `dpi:${dpi}`],
  qgis: ['DPI', String(dpi)],
  carmentaserver: ['DPI', String(dpi)],
});

function layersOf(sheet: Sheet, isBw: boolean, withLandEstimate: boolean): string {
  const { layers, bwLayers = layers, landEstimateLayers = layers } = sheet;
  if (!withLandEstimate) return isBw ? bwLayers : layers;
  return isBw ? (sheet.bwLandEstimateLayers ?? landEstimateLayers) : landEstimateLayers;
}

/**
 * The address of the map as it is printed (WMS 1.3.0): the image has the size of the map on the sheet, so that its service draws lines
 * and letters as on paper (LOOK-3). Each CRS that a state pack can name (`Crs` of the contract) has its easting first, as the box: one
 * with its northing first would need the other order here (OGC 06-042, 6.7.2).
 */
export function sheetRequest(
  { sheet, projection }: Map & { readonly sheet: Sheet },
  box: BoundingBox,
  page: UserFormat,
  withLandEstimate: boolean,
): string {
  const { url, serverType } = sheet;
  const field = mapFieldMm(page.format, page.orientation);
  const side = Math.max(field.width, field.height) / PIXEL_MM;
  // In steps of 10, as services round.
  const dpi = serverType
    ? Math.floor((STANDARD_DPI * Math.min(SHARP, LARGEST_SIDE / side)) / 10) * 10
    : STANDARD_DPI;
  const pixels = (millimetres: number): string =>
    String(Math.round((millimetres / PIXEL_MM) * (dpi / STANDARD_DPI)));
  const query = new URLSearchParams({
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetMap',
    FORMAT: 'image/png',
    TRANSPARENT: 'FALSE',
    STYLES: '',
    LAYERS: layersOf(sheet, page.palette === 'BW', withLandEstimate),
    CRS: projection,
    BBOX: box.join(','),
    WIDTH: pixels(field.width),
    HEIGHT: pixels(field.height),
    ...(serverType && Object.fromEntries([resolutionOf(dpi)[serverType]])),
  });
  // Parameters of the address stay.
  return `${url}${url.includes('?') ? (/[?&]$/.test(url) ? '' : '&') : '?'}${query}`;
}
