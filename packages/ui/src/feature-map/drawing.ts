import Feature, { type FeatureLike } from 'ol/Feature.js';
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
import type { EngineDrawing, MapColors, MapLook, MapShape } from './types.ts';

/** The vector layers above the tiles: all shapes, and below them hatching and the colour of letters. */
interface DrawingLayer {
  readonly layers: VectorLayer[];
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
  ].map((geometry) => new Feature<Geometry>({ geometry, kind, shapeId: id }));
}

/** Creates the layer; it is empty until `draw`. */
export function makeDrawingLayer(colors: MapColors): DrawingLayer {
  const source = new VectorSource();
  // A canvas of its own: its colours are those of the theme, while the tiles below are inverted in a dark one.
  const layer = new VectorLayer({ source, zIndex: 1000, className: 'portal-drawing' });
  // Areas in canvases with styles of their own: one is blended with the tiles, so that only letters and lines take the colour, one is masked by lines.
  const ink = new VectorLayer({ source, zIndex: 998, className: 'portal-ink' });
  const hatch = new VectorLayer({ source, zIndex: 999, className: 'portal-hatch' });
  const frame = new Feature<Geometry>({ kind: 'frame' });
  let placed: Ring | undefined;
  const placeFrame = (ring: Ring | undefined): void => {
    placed = ring;
    frame.setGeometry(ring && polygonOf(ring));
  };
  let current: EngineDrawing = { shapes: [], focus: null };
  let highlighted: string | null = null;
  const paint = ({ looks }: MapColors): void => {
    const show = (
      on: VectorLayer,
      of: (look: MapLook) => MapLook,
      kindOf: (kind: unknown, feature: FeatureLike) => unknown = (kind) => kind,
    ): void => {
      const styles = new Map<unknown, Style[]>(
        Object.entries(looks).map(([kind, ofKind]) => [
          kind,
          ofKind.map((look) => styleOf(of(look))),
        ]),
      );
      on.setStyle((feature) => styles.get(kindOf(feature.get('kind'), feature)));
    };
    show(ink, (look) => ({ fill: look.ink }));
    show(hatch, (look) => ({ fill: look.fill && look.ink }));
    show(
      layer,
      (look) => look,
      (kind, feature) => {
        if (kind === 'frame' && current.hasOwnFrame) return undefined;
        const isHighlighted = feature.get('shapeId') === highlighted;
        return isHighlighted ? 'highlighted' : kind;
      },
    );
  };
  paint(colors);
  return {
    layers: [ink, hatch, layer],
    paint,
    draw(next) {
      current = next;
      source.clear();
      placeFrame(next.frame);
      source.addFeatures([...next.shapes.flatMap(featuresOf), frame]);
    },
    shiftFrame: (offset) => placeFrame(current.frame && shiftRing(current.frame, offset)),
    frame: () => placed ?? null,
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
