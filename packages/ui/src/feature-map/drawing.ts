import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import type { PolygonCoordinates, Ring } from '../parcel-sketch/geometry.ts';
import { styleOf } from './drawing-styles.ts';
import { shiftRing } from './frame-geometry.ts';
import type { Offset } from './frame-geometry.ts';
import type { EngineDrawing, MapColors, MapShape } from './types.ts';

/** The vector layer that shows all shapes above the tiles. */
interface DrawingLayer {
  readonly layer: VectorLayer;
  /** Replaces what is drawn. */
  readonly draw: (drawing: EngineDrawing) => void;
  /** Shows the frame at an offset, until the next `draw`. */
  readonly shiftFrame: (offset: Offset) => void;
  /** The frame as it is drawn now. */
  readonly frame: () => Ring | null;
  /** Draws the shape of an id by the looks of the kind `highlighted`, or none. */
  readonly highlight: (id: string | null) => void;
  /** Ids of the shapes at a place; holes do not count. */
  readonly idsAt: (place: readonly number[]) => readonly string[];
  /** Redraws with other colours, after a change of theme. */
  readonly paint: (colors: MapColors) => void;
}

function flat(polygon: PolygonCoordinates): number[][][] {
  return polygon.map((ring) => ring.map((position) => [...position].slice(0, 2)));
}

const polygonOf = (ring: Ring): Geometry => new MultiPolygon([flat([ring])]);

/**
 * Lines, as rings that are drawn open: OpenLayers draws both by the same code, and its geometry of lines would be a part of every map.
 */
class Lines extends Polygon {
  override getType(): 'MultiLineString' {
    return 'MultiLineString';
  }

  override getSimplifiedGeometry(): this {
    return this;
  }
}

/** The features of a shape: one for its areas, one for its lines, one for each point. */
function featuresOf({ kind, id, polygons, lines, points = [] }: MapShape): Feature[] {
  return [
    ...(polygons ? [new MultiPolygon(polygons.map(flat))] : []),
    ...(lines ? [new Lines(flat(lines))] : []),
    ...points.map((point) => new Point([...point])),
  ].map((geometry) => {
    const feature = new Feature<Geometry>(geometry);
    feature.setProperties({ kind, shapeId: id });
    return feature;
  });
}

/** Creates the layer; it is empty until `draw`. */
export function makeDrawingLayer(colors: MapColors): DrawingLayer {
  const source = new VectorSource();
  // A canvas of its own: its colours are those of the theme, while the tiles below are inverted in a dark one.
  const layer = new VectorLayer({ source, zIndex: 1000, className: 'portal-drawing' });
  const frame = new Feature();
  frame.set('kind', 'frame');
  let current: EngineDrawing = { shapes: [], focus: null };
  let highlighted: string | null = null;
  const paint = ({ looks }: MapColors): void => {
    const styles = new Map<unknown, Style[]>(
      Object.entries(looks).map(([kind, ofKind]) => [kind, ofKind.map(styleOf)]),
    );
    layer.setStyle((feature) => {
      const kind: unknown = feature.get('kind');
      if (kind === 'frame' && current.hasOwnFrame) return [];
      const isHighlighted = highlighted !== null && feature.get('shapeId') === highlighted;
      return styles.get(isHighlighted ? 'highlighted' : kind) ?? [];
    });
  };
  paint(colors);
  return {
    layer,
    paint,
    draw(next) {
      current = next;
      source.clear();
      frame.setGeometry(next.frame && polygonOf(next.frame));
      source.addFeatures([...next.shapes.flatMap(featuresOf), frame]);
    },
    shiftFrame: (offset) =>
      frame.setGeometry(current.frame && polygonOf(shiftRing(current.frame, offset))),
    frame() {
      const shape = frame.getGeometry();
      const [[ring] = []] = shape instanceof MultiPolygon ? shape.getCoordinates() : [];
      return ring ?? null;
    },
    highlight(id) {
      highlighted = id;
      layer.changed();
    },
    idsAt: (place) =>
      source.getFeaturesAtCoordinate([...place]).flatMap((feature) => {
        const id: unknown = feature.get('shapeId');
        return typeof id === 'string' ? [id] : [];
      }),
  };
}
