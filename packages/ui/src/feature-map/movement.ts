import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type Projection from 'ol/proj/Projection.js';
import type { Extent, Position } from '../parcel-sketch/geometry.ts';
import { fittingResolution, isDot, needsRefit } from './extent-check.ts';
import type { MapSection, MapView } from './types.ts';

// Default limits of the view.
const MIN_ZOOM = 8.5;
const MAX_ZOOM = 22;
// Maximum zoom when fitting: a tiny parcel must be shown with its neighbourhood.
const FIT_MAX_ZOOM = 20;
const FIT_PADDING = 40;
const ANIMATION_MS = 160;

/** Direction of a pan on the screen: right and up are positive, 1 is the whole view. */
export interface PanStep {
  readonly right: number;
  readonly up: number;
}

/** All movements of the view. */
export interface Movement {
  /** Fits the view to a box, below a covered area at the top in px. */
  readonly fit: (extent: Extent, topInset: number) => void;
  /** Shows a section, without space around it. */
  readonly show: (section: Extent) => void;
  /** Moves the view only if the box is not within its inner part or is a dot. */
  readonly reveal: (extent: Extent) => void;
  /** Zooms by levels; each doubles or halves the scale. */
  readonly zoomBy: (steps: number) => void;
  /** Moves the view by shares of its size. */
  readonly panBy: (step: PanStep) => void;
  /** The visible section; `null` before the map has a size. */
  readonly section: () => MapSection | null;
  /** Centre of the view in metres, rounded to centimetres. */
  readonly center: () => Position | null;
}

/** A view that stays within its extent and cannot be rotated. */
export function makeView(
  { extent, minZoom = MIN_ZOOM, maxZoom = MAX_ZOOM, initialZoom = minZoom }: MapView,
  projection: Projection,
): View {
  const [west, south, east, north] = extent;
  return new View({
    projection,
    extent: [...extent],
    center: [(west + east) / 2, (south + north) / 2],
    zoom: initialZoom,
    minZoom,
    maxZoom,
    enableRotation: false,
    // Hard limits: no bouncing animation at the edges.
    smoothExtentConstraint: false,
    smoothResolutionConstraint: false,
  });
}

/** Rounds metres to centimetres, the precision of the cadastre. */
export function toCentimetres(coordinate: readonly number[]): Position {
  return coordinate.slice(0, 2).map((metres) => Math.round(metres * 100) / 100);
}

/** What movements need of a map. */
type SizedMap = Pick<OlMap, 'getSize' | 'updateSize'>;

function sizeOf(map: SizedMap): readonly [number, number] {
  const [width = 0, height = 0] = map.getSize() ?? [];
  return [width, height];
}

function sectionOf(map: SizedMap, view: View): MapSection | null {
  const [width, height] = sizeOf(map);
  if (!(width > 0 && height > 0)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent([width, height]);
  return { extent: [west, south, east, north], zoom: view.getZoom() ?? 0 };
}

function revealIn(map: SizedMap, view: View, extent: Extent, duration: number): void {
  map.updateSize();
  const visible = sectionOf(map, view);
  if (!visible) return;
  const current = view.getResolution() ?? 0;
  const tooSmall = isDot(extent, current);
  if (!needsRefit(extent, visible.extent) && !tooSmall) return;
  const minResolution = tooSmall ? view.getResolutionForZoom(FIT_MAX_ZOOM) : current;
  const ideal = Math.max(fittingResolution(extent, sizeOf(map)), minResolution);
  const resolution = view.getConstrainedResolution(ideal) ?? ideal;
  const center = [(extent[0] + extent[2]) / 2, (extent[1] + extent[3]) / 2];
  view.cancelAnimations();
  view.animate({ center, resolution, duration });
}

/** Centre in metres and zoom of a view. */
interface Place {
  readonly center: number[];
  readonly zoom: number;
}

/** Steps of a view. Each begins where the running one ends: otherwise quick presses would move less than their sum. */
function makeSteps(view: View, duration: number): (next: (from: Place) => Partial<Place>) => void {
  let target: Place | null = null;
  return (next) => {
    const center = target?.center ?? view.getCenter();
    const zoom = target?.zoom ?? view.getZoom();
    if (!center || zoom === undefined) return;
    const to = { center, zoom, ...next({ center, zoom }) };
    view.cancelAnimations();
    target = to;
    view.animate({ ...to, duration }, () => {
      if (target === to) target = null;
    });
  };
}

/** Creates the movements of a map; animations take 160 ms. */
export function makeMovement(map: SizedMap, view: View, animated: boolean): Movement {
  const duration = animated ? ANIMATION_MS : 0;
  const step = makeSteps(view, duration);
  return {
    fit(extent, topInset) {
      map.updateSize();
      view.cancelAnimations();
      const padding = [FIT_PADDING + topInset, FIT_PADDING, FIT_PADDING, FIT_PADDING];
      view.fit([...extent], { padding, maxZoom: FIT_MAX_ZOOM });
    },
    show(section) {
      map.updateSize();
      view.fit([...section]);
    },
    reveal: (extent) => revealIn(map, view, extent, duration),
    zoomBy: (steps) =>
      step(({ zoom }) => ({ zoom: view.getConstrainedZoom(zoom + steps) ?? zoom })),
    panBy({ right, up }) {
      const [width, height] = sizeOf(map);
      step(({ center, zoom }) => {
        const [x = 0, y = 0] = center;
        const metresPerPixel = view.getResolutionForZoom(zoom);
        const target = [x + right * width * metresPerPixel, y + up * height * metresPerPixel];
        return { center: view.getConstrainedCenter(target, metresPerPixel) ?? center };
      });
    },
    section: () => sectionOf(map, view),
    center() {
      const center = view.getCenter();
      return center ? toCentimetres(center) : null;
    },
  };
}
