import type OlMap from 'ol/Map.js';
import type VectorLayer from 'ol/layer/Vector.js';
import { imageRatio, loadBaseLayer, makeWmsLayer } from './layers.ts';
import type { LoadContext } from './layers.ts';
import { pixelRatioOf } from './pixel-ratio.ts';
import type { BaseLayer, TileState, WmsLayer } from './types.ts';

/** The tile layers below the drawing. */
export interface TileLayers {
  /** Replaces all layers and loads them; the same layers are loaded again. */
  readonly set: (base: BaseLayer | undefined, wms: readonly WmsLayer[]) => void;
  /** Loads them again if their services draw other images for the map's pixel ratio, which has changed. */
  readonly followPixelRatio: () => void;
  /** Aborts pending requests. */
  readonly stop: () => void;
}

/** Reports the loading state of a set of tile layers. */
function tileStateReporter(report: (state: TileState) => void): {
  begin: () => void;
  fail: (layer: BaseLayer | WmsLayer) => void;
  recover: (layer: WmsLayer) => void;
  settle: () => void;
} {
  const failed = new Set<BaseLayer | WmsLayer>();
  return {
    begin() {
      failed.clear();
      report('loading');
    },
    fail(layer) {
      failed.add(layer);
      report('failed');
    },
    recover: (layer) => failed.delete(layer),
    settle() {
      if (failed.size === 0) report('ready');
    },
  };
}

/** Manages the tile layers of a map, below the drawing, and reports their loading state. */
export function makeTileLayers(
  map: OlMap,
  drawing: VectorLayer[],
  projection: LoadContext['projection'],
  report: (state: TileState) => void,
): TileLayers {
  const state = tileStateReporter(report);
  let loading = new AbortController();
  let waitingForTiles = false;
  let shown: Parameters<TileLayers['set']> = [undefined, []];
  let shownRatio = 0;
  map.on('rendercomplete', () => {
    if (waitingForTiles) state.settle();
  });

  async function show(
    base: BaseLayer | undefined,
    wms: readonly WmsLayer[],
    signal: AbortSignal,
  ): Promise<void> {
    const context = {
      projection,
      pixelRatio: pixelRatioOf(map),
      signal,
      onFailure: state.fail,
      onLoad: state.recover,
    };
    const overlays = wms.map((layer, order) => makeWmsLayer(layer, order, context));
    map.setLayers([...overlays, ...drawing]);
    try {
      const baseLayer = base && (await loadBaseLayer(base, context));
      if (signal.aborted) return;
      if (baseLayer) map.getLayers().insertAt(0, baseLayer);
    } catch {
      if (base && !signal.aborted) state.fail(base);
      return;
    }
    waitingForTiles = true;
    map.render();
  }

  const set: TileLayers['set'] = (base, wms) => {
    loading.abort();
    loading = new AbortController();
    waitingForTiles = false;
    shown = [base, wms];
    shownRatio = imageRatio(pixelRatioOf(map));
    if (!base && wms.length === 0) {
      map.setLayers(drawing);
      report('ready');
      return;
    }
    state.begin();
    void show(base, wms, loading.signal);
  };

  return {
    set,
    followPixelRatio() {
      const [base, wms] = shown;
      const hasOtherImages =
        base?.hidpiLayer !== undefined || wms.some(({ serverType }) => serverType !== undefined);
      if (hasOtherImages && imageRatio(pixelRatioOf(map)) !== shownRatio) set(...shown);
    },
    stop: () => loading.abort(),
  };
}
