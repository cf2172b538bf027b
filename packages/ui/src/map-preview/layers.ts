import TileLayer from 'ol/layer/Tile.js';
import TileWMS from 'ol/source/TileWMS.js';
import type Projection from 'ol/proj/Projection.js';
import * as wmts from 'ol/source/WMTS.js';
import { hasLayer, normaliseCapabilities } from './capabilities.ts';
import { fetchWithin } from './fetch-within.ts';
import { tileLoader } from './tiles.ts';
import type { BaseLayer, WmsLayer } from './types.ts';

/** What every tile layer is loaded with. */
export interface LoadContext {
  /** The map's; a service in another would be drawn at the wrong place. */
  readonly projection: Projection;
  /** Aborted when the layer is removed; pending fetches stop. */
  readonly signal: AbortSignal;
  /** Called for every capabilities document or tile that could not be had. */
  readonly onFailure: () => void;
}

function readText(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`Capabilities answered with ${answer.status}`);
  return answer.text();
}

/**
 * Reads the capabilities and makes the base layer. Levels deeper than the service's last are
 * shown by enlarging its last, which OpenLayers does by itself (over-zoom, BE-6).
 *
 * @throws {Error} when the document cannot be had, is an exception report, or lacks the layer.
 */
export async function loadBaseLayer(
  base: BaseLayer,
  { projection, signal, onFailure }: LoadContext,
): Promise<TileLayer> {
  // The parser comes while the service answers; without a base layer it never does.
  const [text, { default: WMTSCapabilities }] = await Promise.all([
    fetchWithin(base.capabilitiesUrl, signal, readText),
    import('ol/format/WMTSCapabilities.js'),
  ]);
  const capabilities = normaliseCapabilities(new WMTSCapabilities().read(text));
  const wanted = { ...base, crs: projection.getCode() };
  if (!hasLayer(capabilities, wanted)) {
    throw new Error(`The capabilities have no ${base.layer} in ${base.matrixSet}`);
  }
  const options = wmts.optionsFromCapabilities(capabilities, {
    layer: base.layer,
    matrixSet: base.matrixSet,
    projection: wanted.crs,
  });
  if (!options) throw new Error(`The capabilities do not describe ${base.layer}`);
  return new TileLayer({
    zIndex: 0,
    source: new wmts.default({
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
      projection: context.projection,
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
