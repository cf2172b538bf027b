import { textOfResponse } from '@portal/names/decode';
import ImageLayer from 'ol/layer/Image.js';
import TileLayer from 'ol/layer/Tile.js';
import ImageSource from 'ol/source/Image.js';
import type Projection from 'ol/proj/Projection.js';
// Namespace imports: named imports fail in a build without the optional package (see useMapEngine).
import * as wmsSource from 'ol/source/wms.js';
import * as wmts from 'ol/source/WMTS.js';
import { hasLayer, normaliseCapabilities } from './capabilities.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { imageLoader, tileLoader } from './tiles.ts';
import type { BaseLayer, WmsLayer } from './types.ts';

/** Width and height of a WMS image in relation to the view: a small movement shows no empty edge. */
const VIEW_RATIO = 1.25;

/** Largest width and height of a WMS image in px. Many services refuse more than 2048; OpenLayers rounds up three times. */
const LARGEST_SIDE = 2048 - 3;

/** Device pixels for each CSS px above which nobody sees a difference in an image; it has four times as many bytes (SCREEN-1). */
const LARGEST_PIXEL_RATIO = 2;

/** How many pixels images have for each CSS px, if their service can draw more than one. */
export const imageRatio = (pixelRatio: number): number => Math.min(pixelRatio, LARGEST_PIXEL_RATIO);

/** Context for loading tile layers. */
export interface LoadContext {
  /** Projection of the map; a service in another one would be drawn in the wrong place. */
  readonly projection: Projection;
  /** Device pixels for each CSS px. */
  readonly pixelRatio: number;
  /** Aborted when the layer is removed. */
  readonly signal: AbortSignal;
  /** Called for every capabilities document, tile or image of a layer that could not be loaded. */
  readonly onFailure: (layer: BaseLayer | WmsLayer) => void;
  /** Called when the whole view of a layer is loaded, also after a failure. */
  readonly onLoad: (layer: WmsLayer) => void;
}

function readText(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`Capabilities request failed with ${response.status}`);
  return textOfResponse(response);
}

/**
 * Loads the capabilities and creates the base layer. Beyond the service's last level OpenLayers
 * enlarges the tiles of that level (over-zoom).
 *
 * @throws {Error} when the document cannot be loaded, is an exception report, or lacks the layer
 */
export async function loadBaseLayer(
  base: BaseLayer,
  { projection, pixelRatio, signal, onFailure }: LoadContext,
): Promise<TileLayer> {
  // The parser is loaded in parallel, and not at all without a base layer.
  const [text, { default: WMTSCapabilities }] = await Promise.all([
    fetchWithTimeout(base.capabilitiesUrl, signal, readText),
    import('ol/format/WMTSCapabilities.js'),
  ]);
  const capabilities = normaliseCapabilities(new WMTSCapabilities().read(text));
  const configured = { ...base, crs: projection.getCode() };
  if (!hasLayer(capabilities, configured)) {
    throw new Error(`The capabilities have no ${base.layer} in ${base.matrixSet}`);
  }
  const { hidpiLayer = base.layer } = base;
  // A blurred layer is better than none.
  const isHidpi =
    pixelRatio > 1 &&
    hidpiLayer !== base.layer &&
    hasLayer(capabilities, { ...configured, layer: hidpiLayer });
  const options = wmts.optionsFromCapabilities(capabilities, {
    layer: isHidpi ? hidpiLayer : base.layer,
    matrixSet: base.matrixSet,
    projection: configured.crs,
  });
  if (!options) throw new Error(`The capabilities do not describe ${base.layer}`);
  return new TileLayer({
    zIndex: 0,
    source: new wmts.default({
      ...options,
      tilePixelRatio: isHidpi ? 2 : 1,
      // Fading in would delay the first rendering most.
      transition: 0,
      tileLoadFunction: tileLoader(signal, () => onFailure(base)),
    }),
  });
}

/**
 * Width and height of an image in relation to the view, and its pixels for each CSS px: as large as services allow. Sharp lines come before a
 * margin around the view (SCREEN-1).
 */
function imageSize(
  [west = 0, south = 0, east = 0, north = 0]: readonly number[],
  resolution: number,
  pixelRatio: number,
): { readonly ratio: number; readonly pixelRatio: number } {
  const side = Math.max(east - west, north - south) / resolution;
  const wanted = imageRatio(pixelRatio);
  const ratio = Math.max(1, Math.min(VIEW_RATIO, LARGEST_SIDE / (side * wanted)));
  const largest = Math.max(1, LARGEST_SIDE / (side * ratio));
  return { ratio, pixelRatio: Math.min(wanted, largest) };
}

/**
 * Creates a WMS 1.3.0 layer; `order` is its position above the base layer. One image for the whole view: a service places its
 * labels in each image, so that tiles would repeat the number of one parcel.
 */
export function makeWmsLayer(
  wms: WmsLayer,
  order: number,
  context: LoadContext,
): ImageLayer<ImageSource> {
  const options = {
    url: wms.url,
    projection: context.projection,
    ...(wms.serverType && { serverType: wms.serverType }),
    params: {
      VERSION: '1.3.0',
      LAYERS: wms.layers,
      STYLES: wms.styles ?? '',
      TRANSPARENT: wms.transparent ?? true,
    },
    load: imageLoader(context.signal, {
      onLoad: () => context.onLoad(wms),
      onFailure: () => context.onFailure(wms),
    }),
  };
  return new ImageLayer({
    zIndex: 1 + order,
    opacity: wms.opacity ?? 1,
    source: new ImageSource({
      projection: context.projection,
      loader(extent, resolution, screenRatio, projection) {
        const { ratio, pixelRatio } = imageSize(extent, resolution, screenRatio);
        const load = wmsSource.createLoader({ ...options, ratio });
        return load(extent, resolution, pixelRatio, projection);
      },
    }),
  });
}
