import WMTSCapabilities from 'ol/format/WMTSCapabilities.js';
import TileLayer from 'ol/layer/Tile.js';
import TileWMS from 'ol/source/TileWMS.js';
import WMTS, { optionsFromCapabilities } from 'ol/source/WMTS.js';
import { tileLoader } from './tiles.ts';
import type { BaseLayer, WmsLayer } from './types.ts';
import { PORTAL_CRS, plainCrs, portalProjection } from './utm.ts';

interface LoadContext {
  /** Aborted when the layer is removed; pending fetches stop. */
  readonly signal: AbortSignal;
  /** Called for every capabilities document or tile that could not be had. */
  readonly onFailure: () => void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Rewrites the CRS of every matrix set to the plain spelling that OpenLayers can look up. */
function normaliseCrs(capabilities: Record<string, unknown>): void {
  const contents = capabilities['Contents'];
  if (!isRecord(contents) || !Array.isArray(contents['TileMatrixSet'])) return;
  for (const set of contents['TileMatrixSet']) {
    if (isRecord(set) && typeof set['SupportedCRS'] === 'string') {
      set['SupportedCRS'] = plainCrs(set['SupportedCRS']);
    }
  }
}

/**
 * Reads the capabilities and makes the base layer. Levels deeper than the service's last are
 * shown by enlarging its last, which OpenLayers does by itself (over-zoom, BE-6).
 *
 * @throws {Error} when the document cannot be had, is an exception report, or lacks the layer.
 */
export async function loadBaseLayer(
  base: BaseLayer,
  { signal, onFailure }: LoadContext,
): Promise<TileLayer> {
  const answer = await fetch(base.capabilitiesUrl, {
    referrerPolicy: 'origin',
    credentials: 'omit',
    signal,
  });
  if (!answer.ok) throw new Error(`Capabilities answered with ${answer.status}`);
  // A document without contents, such as an exception report, must not pass as an empty one.
  const capabilities: unknown = new WMTSCapabilities().read(await answer.text());
  if (!isRecord(capabilities) || !isRecord(capabilities['Contents'])) {
    throw new Error('The answer is no capabilities document');
  }
  normaliseCrs(capabilities);
  portalProjection();
  const options = optionsFromCapabilities(capabilities, {
    layer: base.layer,
    matrixSet: base.matrixSet,
    projection: PORTAL_CRS,
  });
  if (!options) throw new Error(`The capabilities have no layer ${base.layer}`);
  return new TileLayer({
    zIndex: 0,
    source: new WMTS({
      ...options,
      // Fading in costs more than everything else of the first picture.
      transition: 0,
      tileLoadFunction: tileLoader(signal, onFailure),
    }),
  });
}

/** Makes one WMS 1.3.0 layer; `order` keeps the given sequence above the base layer. */
export function makeWmsLayer(wms: WmsLayer, order: number, context: LoadContext): TileLayer {
  return new TileLayer({
    zIndex: 1 + order,
    opacity: wms.opacity ?? 1,
    source: new TileWMS({
      url: wms.url,
      projection: portalProjection(),
      params: {
        VERSION: '1.3.0',
        LAYERS: wms.layers,
        STYLES: wms.styles ?? '',
        TRANSPARENT: wms.transparent ?? true,
      },
      transition: 0,
      tileLoadFunction: tileLoader(context.signal, context.onFailure),
    }),
  });
}
