import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type {
  MultiPolygonCoordinates,
  PolygonCoordinates,
  Position,
  Ring,
} from '../parcel-sketch/geometry.ts';
import { shiftRing } from './frame-geometry.ts';
import type { Offset } from './frame-geometry.ts';
import { isRole, stylesOf } from './drawing-styles.ts';
import type { Role } from './drawing-styles.ts';
import type { EngineDrawing, MapColors } from './types.ts';

/** The vector layer that shows parcels, page rectangle and marker above all tiles. */
interface DrawingLayer {
  readonly layer: VectorLayer;
  /** Replaces what is drawn; the marker stays. */
  readonly draw: (drawing: EngineDrawing) => void;
  /** Shows the marker at a place in metres, or removes it. */
  readonly mark: (place: Position | null) => void;
  /** Shows the page frame at an offset, until the next `draw`. */
  readonly shiftFrame: (offset: Offset) => void;
  /** The page frame as it is drawn now. */
  readonly frame: () => Ring | null;
  /** Draws the outline of a found parcel thicker, or that of none. */
  readonly highlight: (parcelId: string | null) => void;
  /** Ids of the found parcels at a place; holes do not count. */
  readonly idsAt: (place: readonly number[]) => readonly string[];
  /** Redraws with other colours, after a change of theme. */
  readonly paint: (colors: MapColors) => void;
}

function flat(polygon: PolygonCoordinates): number[][][] {
  return polygon.map((ring) => ring.map((position) => [...position].slice(0, 2)));
}

function featureOf(shape: MultiPolygonCoordinates, role: Role, id?: string): Feature {
  const feature = new Feature(new MultiPolygon(shape.map(flat)));
  feature.setProperties({ role, parcelId: id });
  return feature;
}

// Selected features are last, as later features are drawn above earlier ones.
function featuresOf(drawing: EngineDrawing): Feature[] {
  const { parcel, pageRectangle, neighbours = [], boundaries = [], candidates = [] } = drawing;
  return [
    ...neighbours.map((shape) => featureOf(shape, 'neighbour')),
    // A line there and back: no further kind of geometry has to be loaded for it.
    ...boundaries.map((line) => featureOf([[[...line, ...line.toReversed()]]], 'boundary')),
    ...candidates.map(({ id, geometry }) => featureOf(geometry, 'candidate', id)),
    ...(parcel ? [featureOf(parcel, 'parcel')] : []),
    ...(pageRectangle ? [featureOf([[pageRectangle]], 'frame')] : []),
  ];
}

const frameIn = (source: VectorSource): Feature | undefined =>
  source.getFeatures().find((feature) => feature.get('role') === 'frame');

function shiftFrameIn(source: VectorSource, drawing: EngineDrawing, offset: Offset): void {
  if (!drawing.pageRectangle) return;
  frameIn(source)?.setGeometry(
    new MultiPolygon([flat([shiftRing(drawing.pageRectangle, offset)])]),
  );
}

/** Creates the layer; it is empty until `draw`. */
export function makeDrawingLayer(colors: MapColors): DrawingLayer {
  const source = new VectorSource();
  // A canvas of its own: its colours are those of the theme, while the tiles below are inverted in a dark one.
  const layer = new VectorLayer({ source, zIndex: 1000, className: 'portal-drawing' });
  const marker = new Feature();
  marker.set('role', 'marker');
  let current: EngineDrawing = {};
  let highlighted: string | null = null;
  const paint = (next: MapColors): void => {
    const styles = stylesOf(next);
    layer.setStyle((feature) => {
      const role: unknown = feature.get('role');
      // The paper of a sheet draws its frame itself, above its margins.
      if (!isRole(role) || (role === 'frame' && current.around)) return [];
      const isHighlighted = highlighted !== null && feature.get('parcelId') === highlighted;
      return styles[isHighlighted ? 'highlighted' : role];
    });
  };
  paint(colors);
  return {
    layer,
    paint,
    draw(next) {
      current = next;
      source.clear();
      source.addFeatures([...featuresOf(next), marker]);
    },
    mark: (place) => marker.setGeometry(place ? new Point([...place]) : undefined),
    shiftFrame: (offset) => shiftFrameIn(source, current, offset),
    frame() {
      const shape = frameIn(source)?.getGeometry();
      const [[ring] = []] = shape instanceof MultiPolygon ? shape.getCoordinates() : [];
      return ring ?? null;
    },
    highlight(parcelId) {
      highlighted = parcelId;
      layer.changed();
    },
    idsAt: (place) =>
      source.getFeaturesAtCoordinate([...place]).flatMap((feature) => {
        const id: unknown = feature.get('parcelId');
        return typeof id === 'string' ? [id] : [];
      }),
  };
}
