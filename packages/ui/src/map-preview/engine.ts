import OlMap from 'ol/Map.js';
import type View from 'ol/View.js';
import * as interactions from 'ol/interaction/defaults.js';
import type Projection from 'ol/proj/Projection.js';
import { extentOf, ringsOf } from '../parcel-sketch/geometry.ts';
import type { Extent, Position, Ring } from '../parcel-sketch/geometry.ts';
import { makeDrawingLayer } from './drawing.ts';
import { makeFrameDrag } from './frame-drag.ts';
import { makeMovement, makeView, toCentimetres } from './movement.ts';
import type { Movement } from './movement.ts';
import { makeTileLayers } from './tile-layers.ts';
import type { TileLayers } from './tile-layers.ts';
import type {
  EngineDrawing,
  MapClick,
  MapColors,
  MapSection,
  MapView,
  TileState,
} from './types.ts';

export { loadProjection } from './projection.ts';

// A frame that was let go waits so long for its owner to say where it may lie.
const SETTLE_MS = 120;

/** What the map tells. */
export interface EngineEvents {
  readonly onTileState: (state: TileState) => void;
  /** The view has come to rest. */
  readonly onMoveEnd: (section: MapSection) => void;
  /** A press that was neither a drag nor the first of two. */
  readonly onClick: (click: MapClick) => void;
  /** The page frame was dragged by so many metres. */
  readonly onFrameMove: (dx: number, dy: number) => void;
}

/** What the map needs at its start. */
export interface EngineOptions extends EngineEvents {
  readonly target: HTMLElement;
  readonly view: MapView;
  readonly colors: MapColors;
  /** Whether movements are animated; false with reduced motion. */
  readonly animated: boolean;
}

/** How the page frame can be grabbed: not at all, at its line, or anywhere inside. */
export type FrameGrip = 'none' | 'line' | 'whole';

/** The running map; one object so that React code never touches OpenLayers. */
export interface MapEngine extends Omit<Movement, 'fit' | 'reveal'> {
  readonly setLayers: TileLayers['set'];
  draw(drawing: EngineDrawing): void;
  /** Puts the marker of a picked place, in metres, or takes it away. */
  mark(place: Position | null): void;
  paint(colors: MapColors): void;
  /** Shows what is chosen: parcel and page, else all found parcels. */
  fit(): void;
  /** The same, but only if it would not be seen well. */
  reveal(): void;
  /** So many px at the top are covered; what is chosen is shown below, from now on. */
  keepClear(height: number): void;
  gripFrame(grip: FrameGrip): void;
  destroy(): void;
}

function extentOfDrawing({ parcel, pageRectangle, candidates = [] }: EngineDrawing): Extent | null {
  const chosen: Ring[] = [
    ...(parcel ? ringsOf(parcel) : []),
    ...(pageRectangle ? [pageRectangle] : []),
  ];
  if (chosen.length > 0) return extentOf(chosen);
  return extentOf(candidates.flatMap(({ geometry }) => ringsOf(geometry)));
}

function interactionsOf(): ReturnType<typeof interactions.defaults> {
  return interactions.defaults({
    altShiftDragRotate: false,
    pinchRotate: false,
    keyboard: false,
    // The page must stay scrollable when the pointer merely passes over the map.
    onFocusOnly: true,
  });
}

/**
 * Reports each new section once the view rests in it. OpenLayers' own event is not enough: it
 * stays away for the first picture unless a second follows.
 */
function makeRestReporter(
  view: View,
  section: Movement['section'],
  report: (section: MapSection) => void,
): () => void {
  let last = '';
  return () => {
    if (view.getAnimating() || view.getInteracting()) return;
    const seen = section();
    const key = seen?.extent.join(' ') ?? last;
    if (!seen || key === last) return;
    last = key;
    report(seen);
  };
}

/** Starts a map in `target`, which must have a size. No network is touched before `setLayers`. */
export function startMap(options: EngineOptions, projection: Projection): MapEngine {
  const view = makeView(options.view, projection);
  const drawing = makeDrawingLayer(options.colors);
  const map = new OlMap({
    target: options.target,
    view,
    layers: [drawing.layer],
    controls: [],
    interactions: interactionsOf(),
  });
  const { fit, reveal, ...movement } = makeMovement(map, view, options.animated);
  const layers = makeTileLayers(map, drawing.layer, projection, options.onTileState);
  let current: EngineDrawing = {};
  // A map that is started where it cannot be seen has no size yet; what it was to show waits for that.
  let waiting: (() => void) | null = null;
  map.on('change:size', () => {
    const show = waiting;
    waiting = null;
    show?.();
  });
  function showDrawing(way: (extent: Extent) => void): void {
    const extent = extentOfDrawing(current);
    if (!extent) return;
    map.updateSize();
    if (movement.section()) way(extent);
    else waiting = () => showDrawing(way);
  }
  let clear = 0;
  const fitDrawing = (): void => showDrawing((extent) => fit(extent, clear));
  let grip: FrameGrip = 'none';

  map.on('postrender', makeRestReporter(view, movement.section, options.onMoveEnd));
  map.on('singleclick', ({ coordinate }) => {
    options.onClick({
      coordinate: toCentimetres(coordinate),
      parcelIds: drawing.idsAt(coordinate),
    });
  });
  map.addInteraction(
    makeFrameDrag({
      frame: () => (grip === 'none' ? undefined : current.pageRectangle),
      whole: () => grip === 'whole',
      preview: drawing.shiftFrame,
      done({ dx, dy }) {
        options.onFrameMove(dx, dy);
        setTimeout(() => drawing.draw(current), SETTLE_MS);
      },
    }),
  );

  return {
    ...movement,
    setLayers: layers.set,
    draw(next) {
      current = next;
      drawing.draw(next);
    },
    mark: drawing.mark,
    paint: drawing.paint,
    fit: fitDrawing,
    reveal: () => showDrawing(reveal),
    keepClear(height) {
      if (height === clear) return;
      clear = height;
      fitDrawing();
    },
    gripFrame(next) {
      grip = next;
    },
    destroy() {
      layers.stop();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
