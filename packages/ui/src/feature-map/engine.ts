import OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type View from 'ol/View.js';
// A namespace import: named imports fail in a build without the optional package (see useMapEngine).
import * as condition from 'ol/events/condition.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import DragZoom from 'ol/interaction/DragZoom.js';
import type Interaction from 'ol/interaction/Interaction.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';
import type Projection from 'ol/proj/Projection.js';
import { viewOf } from '../hooks/media.ts';
import type { Extent, Ring } from '../parcel-sketch/geometry.ts';
import { makeDrawingLayer } from './drawing.ts';
import { makeFrameDrag } from './frame-drag.ts';
import { makeMovement, makeView, toCentimetres } from './movement.ts';
import type { Movement } from './movement.ts';
import { setPixelRatio, watchPixelRatio } from './pixel-ratio.ts';
import { makeTileLayers } from './tile-layers.ts';
import type { TileLayers } from './tile-layers.ts';
import type {
  EngineDrawing,
  MapClick,
  MapColors,
  MapPlaces,
  MapSection,
  MapView,
  TileState,
} from './types.ts';

export { loadProjection } from './projection.ts';

// After a drag the frame is redrawn where the drawing has it; its consumer has this time to update it.
const SETTLE_MS = 120;

/** Callbacks of the map. */
export interface EngineEvents {
  readonly onTileState: (state: TileState) => void;
  /** The view has stopped moving. */
  readonly onMoveEnd: (section: MapSection) => void;
  /** A click that was neither a drag nor part of a double click. */
  readonly onClick: (click: MapClick) => void;
  /** The frame was dragged, in metres. */
  readonly onFrameMove: (dx: number, dy: number) => void;
  /** A mouse is over a shape with an id, or no longer over one. */
  readonly onHover: (id: string | null) => void;
}

/** Options of the map. */
export interface EngineOptions extends EngineEvents {
  readonly target: HTMLElement;
  readonly view: MapView;
  readonly colors: MapColors;
  /** Whether movements are animated; false if reduced motion is requested. */
  readonly animated: boolean;
}

/** Where the frame can be dragged: nowhere, at its line, or anywhere inside. */
export type FrameDragArea = 'none' | 'line' | 'whole';

/** The running map; an interface so that React code does not depend on OpenLayers. */
export interface MapEngine extends Omit<Movement, 'fit' | 'show' | 'reveal'>, MapPlaces {
  readonly setLayers: TileLayers['set'];
  draw(drawing: EngineDrawing): void;
  paint(colors: MapColors): void;
  /** Fits the view to the focus of the drawing, else to the start of the view. */
  fit(): void;
  /** The same, but only if they are not well visible. */
  reveal(): void;
  /** Reserves space at the top that is covered, in px; the view is fitted below it. */
  setTopInset(height: number): void;
  setFrameDragArea(area: FrameDragArea): void;
  /** Draws the shape of an id by the looks of the kind `highlighted`, or none. */
  highlight(id: string | null): void;
  /** The frame as it is drawn, also while it is dragged; null without one. */
  frame(): Ring | null;
  /** Does what a click on the middle of the view does. */
  clickMiddle(): void;
  destroy(): void;
}

const movesWithFocus = condition.all(
  condition.focusWithTabindex,
  condition.noModifierKeys,
  condition.primaryAction,
);

/** Whether a mouse or a finger moves the map: it has the focus, or another finger is down already. */
const mayMove = (event: MapBrowserEvent): boolean =>
  movesWithFocus(event) || (event.activePointers?.length ?? 0) > 1;

/**
 * Movements by mouse and touch. Each is listed, so that a build may leave out the others, such as
 * rotation. The page must stay scrollable while the pointer passes over the map: dragging by mouse or
 * one finger and the wheel move the map only after it got the focus; two fingers always do.
 */
function interactionsOf(): Interaction[] {
  return [
    new DoubleClickZoom(),
    new DragPan({ condition: mayMove, kinetic: new Kinetic(-0.005, 0.05, 100) }),
    new PinchZoom(),
    new MouseWheelZoom({ onFocusOnly: true }),
    new DragZoom(),
  ];
}

/**
 * Reports each new section when the view has stopped moving. OpenLayers' `moveend` is not enough:
 * it is not fired after the first rendering unless a second one follows.
 */
function makeSectionReporter(
  view: View,
  section: Movement['section'],
  report: (section: MapSection) => void,
): () => void {
  let last = '';
  return () => {
    if (view.getAnimating() || view.getInteracting()) return;
    const visible = section();
    const key = visible?.extent.join(' ') ?? last;
    if (!visible || key === last) return;
    last = key;
    report(visible);
  };
}

/** Starts a map in `target`. No network request is made before `setLayers`. */
export function startMap(options: EngineOptions, projection: Projection): MapEngine {
  const view = makeView(options.view, projection);
  const shownIn = viewOf(options.target);
  const drawing = makeDrawingLayer(options.colors);
  const map = new OlMap({
    target: options.target,
    view,
    // OpenLayers reads it once, when its code is loaded.
    pixelRatio: shownIn.devicePixelRatio,
    layers: drawing.layers,
    controls: [],
    interactions: interactionsOf(),
  });
  const { fit, show: showSection, reveal, ...movement } = makeMovement(map, view, options.animated);
  const layers = makeTileLayers(map, drawing.layers, projection, options.onTileState);
  let current: EngineDrawing = { shapes: [], focus: null };
  // A map in a hidden element has no size yet; the view is set when it gets one.
  let pending: (() => void) | null = null;
  map.on('change:size', () => {
    const show = pending;
    pending = null;
    show?.();
  });
  function showExtent(extent: Extent, move: (extent: Extent) => void): void {
    map.updateSize();
    if (movement.section()) move(extent);
    else pending = () => showExtent(extent, move);
  }
  function showDrawing(move: (extent: Extent) => void): void {
    if (current.focus) showExtent(current.focus, move);
  }
  const paint = (colors: MapColors): void => {
    options.target.toggleAttribute('data-dark', colors.isDark);
    drawing.paint(colors);
  };
  let topInset = 0;
  const fitDrawing = (): void => {
    const { start } = options.view;
    if (start && !current.focus) showExtent(start, showSection);
    else showDrawing((extent) => fit(extent, topInset));
  };
  let frameDragArea: FrameDragArea = 'none';

  const stopWatching = watchPixelRatio(shownIn, (ratio) => {
    setPixelRatio(map, ratio);
    layers.followPixelRatio();
  });

  map.on('postrender', makeSectionReporter(view, movement.section, options.onMoveEnd));
  const clickAt = (coordinate: number[]): void =>
    options.onClick({
      coordinate: toCentimetres(coordinate),
      ids: drawing.idsAt(coordinate),
    });
  let hovered: string | null = null;
  map.on('pointermove', ({ coordinate, dragging, originalEvent }) => {
    const isMouse =
      'pointerType' in originalEvent && originalEvent.pointerType === 'mouse' && !dragging;
    const [id = null] = isMouse ? drawing.idsAt(coordinate) : [];
    if (id === hovered) return;
    hovered = id;
    options.onHover(id);
  });
  map.on('singleclick', ({ coordinate }) => clickAt(coordinate));
  map.addInteraction(
    makeFrameDrag({
      frame: () => (frameDragArea === 'none' ? undefined : current.frame),
      whole: () => frameDragArea === 'whole',
      hasHandle: () => current.hasOwnFrame === true,
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
    paint,
    fit: fitDrawing,
    reveal: () => showDrawing(reveal),
    setTopInset(height) {
      if (height === topInset) return;
      topInset = height;
      fitDrawing();
    },
    setFrameDragArea(next) {
      frameDragArea = next;
    },
    highlight: drawing.highlight,
    pixelOf: (position) => map.getPixelFromCoordinate([...position]),
    frame: drawing.frame,
    onRender(callback) {
      map.on('postrender', callback);
      return () => map.un('postrender', callback);
    },
    clickMiddle() {
      const middle = view.getCenter();
      if (middle) clickAt(middle);
    },
    destroy() {
      stopWatching();
      layers.stop();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
