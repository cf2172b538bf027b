import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import { makeDrawingLayer } from './drawing.ts';
import { loadBaseLayer, makeWmsLayer } from './layers.ts';
import { extentOf, ringsOf } from '../parcel-sketch/geometry.ts';
import type { Extent } from '../parcel-sketch/geometry.ts';
import type { BaseLayer, MapColors, MapDrawing, MapView, TileState, WmsLayer } from './types.ts';
import { portalProjection } from './utm.ts';

// The seeds' limits of the view.
const MIN_ZOOM = 8.5;
const MAX_ZOOM = 22;
// Never fit closer than this: a parcel of half a square metre still needs its surroundings.
const FIT_MAX_ZOOM = 20;
const FIT_PADDING = [40, 40, 40, 40];
const ANIMATION_MS = 160;

/** What the map needs at its start. */
export interface EngineOptions {
  readonly target: HTMLElement;
  readonly view: MapView;
  readonly colors: MapColors;
  /** Whether movements are animated; false with reduced motion. */
  readonly animated: boolean;
  readonly onTileState: (state: TileState) => void;
}

/** Direction of a pan in screen terms: right and up are positive. */
export interface PanStep {
  readonly right: number;
  readonly up: number;
}

/** The running map; one object so that React code never touches OpenLayers. */
export interface MapEngine {
  setLayers(base: BaseLayer | undefined, wms: readonly WmsLayer[]): void;
  draw(drawing: MapDrawing): void;
  paint(colors: MapColors): void;
  /** Shows page rectangle and parcel together. */
  fit(): void;
  /** Zooms by steps; each doubles or halves the scale. */
  zoomBy(steps: number): void;
  /** Moves the view by parts of its size. */
  panBy(step: PanStep): void;
  destroy(): void;
}

function extentOfDrawing({ parcel, pageRectangle }: MapDrawing): Extent | null {
  return extentOf([...(parcel ? ringsOf(parcel) : []), ...(pageRectangle ? [pageRectangle] : [])]);
}

function makeView({ extent, minZoom = MIN_ZOOM, maxZoom = MAX_ZOOM }: MapView): View {
  const [west, south, east, north] = extent;
  return new View({
    projection: portalProjection(),
    extent: [...extent],
    center: [(west + east) / 2, (south + north) / 2],
    zoom: minZoom,
    minZoom,
    maxZoom,
    enableRotation: false,
    // The limits are hard: rubber banding at an edge is motion without meaning.
    smoothExtentConstraint: false,
    smoothResolutionConstraint: false,
  });
}

/** Follows one set of tile layers from the first request to the last answer. */
function tileStateReporter(report: (state: TileState) => void): {
  begin: () => void;
  fail: () => void;
  settle: () => void;
} {
  let failed = false;
  return {
    begin() {
      failed = false;
      report('loading');
    },
    fail() {
      failed = true;
      report('failed');
    },
    settle() {
      if (!failed) report('ready');
    },
  };
}

/** Starts a map in `target`, which must have a size. No network is touched before `setLayers`. */
export function startMap(options: EngineOptions): MapEngine {
  const view = makeView(options.view);
  const drawing = makeDrawingLayer(options.colors);
  const map = new OlMap({
    target: options.target,
    view,
    layers: [drawing.layer],
    controls: [],
    interactions: defaultInteractions({
      altShiftDragRotate: false,
      pinchRotate: false,
      keyboard: false,
      // The page must stay scrollable when the pointer merely passes over the map.
      onFocusOnly: true,
    }),
  });
  const state = tileStateReporter(options.onTileState);
  const duration = options.animated ? ANIMATION_MS : 0;
  let current: MapDrawing = {};
  let loading = new AbortController();
  let waitingForTiles = false;

  map.on('rendercomplete', () => {
    if (waitingForTiles) state.settle();
  });

  async function showLayers(
    base: BaseLayer | undefined,
    wms: readonly WmsLayer[],
    signal: AbortSignal,
  ): Promise<void> {
    const context = { signal, onFailure: state.fail };
    const overlays = wms.map((layer, order) => makeWmsLayer(layer, order, context));
    map.setLayers([...overlays, drawing.layer]);
    try {
      const baseLayer = base && (await loadBaseLayer(base, context));
      if (signal.aborted) return;
      if (baseLayer) map.getLayers().insertAt(0, baseLayer);
    } catch {
      if (!signal.aborted) state.fail();
      return;
    }
    waitingForTiles = true;
    map.render();
  }

  return {
    setLayers(base, wms) {
      loading.abort();
      loading = new AbortController();
      waitingForTiles = false;
      if (!base && wms.length === 0) {
        map.setLayers([drawing.layer]);
        options.onTileState('ready');
        return;
      }
      state.begin();
      void showLayers(base, wms, loading.signal);
    },
    draw(next) {
      current = next;
      drawing.draw(next);
    },
    paint: drawing.paint,
    fit() {
      const extent = extentOfDrawing(current);
      map.updateSize();
      if (extent) view.fit([...extent], { padding: FIT_PADDING, maxZoom: FIT_MAX_ZOOM });
    },
    zoomBy(steps) {
      const zoom = view.getZoom();
      if (zoom === undefined) return;
      view.cancelAnimations();
      view.animate({ zoom: view.getConstrainedZoom(zoom + steps) ?? zoom, duration });
    },
    panBy({ right, up }) {
      const center = view.getCenter();
      const [width, height] = map.getSize() ?? [0, 0];
      if (!center || center[0] === undefined || center[1] === undefined) return;
      const metresPerPixel = view.getResolution() ?? 1;
      const x = center[0] + right * (width ?? 0) * metresPerPixel;
      const y = center[1] + up * (height ?? 0) * metresPerPixel;
      view.cancelAnimations();
      view.animate({ center: view.getConstrainedCenter([x, y]) ?? center, duration });
    },
    destroy() {
      loading.abort();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
