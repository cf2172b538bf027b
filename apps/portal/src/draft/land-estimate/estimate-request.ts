import type { PortalConfiguration } from '@portal/api';
import type { BoundingBox } from '../../parcels/bounding-box.ts';

type WmsLayer = PortalConfiguration['map']['wms'][number];

/** Pixels of the longer side of the image: a parcel is checked, not shown. */
const IMAGE_PX = 64;

/** Address of an image of a box from a WMS 1.3.0; transparent where the layer shows nothing. */
export function imageAddress(layer: WmsLayer, crs: string, box: BoundingBox): string {
  const [west, south, east, north] = box;
  const [width, height] = [east - west, north - south];
  const pixels = IMAGE_PX / Math.max(width, height);
  const address = new URL(layer.url);
  const parameters = {
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetMap',
    LAYERS: layer.layers,
    STYLES: layer.styles,
    CRS: crs,
    BBOX: box.join(','),
    WIDTH: String(Math.max(1, Math.round(width * pixels))),
    HEIGHT: String(Math.max(1, Math.round(height * pixels))),
    FORMAT: 'image/png',
    TRANSPARENT: 'TRUE',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Whether an image shows something on a parcel: at least a fifth of the pixels inside, as lines and signs of neighbours may reach
 * over its boundary.
 *
 * @param inside whether each pixel belongs to the parcel: alpha of its outline, filled
 * @param shown alpha of the image
 */
export function showsSomething(inside: readonly number[], shown: readonly number[]): boolean {
  const own = [...inside.keys()].filter((pixel) => (inside[pixel] ?? 0) > 127);
  const filled = own.filter((pixel) => (shown[pixel] ?? 0) > 0);
  return own.length === 0 || filled.length * 5 >= own.length;
}
