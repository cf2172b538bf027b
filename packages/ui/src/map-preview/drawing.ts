import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MultiPolygonCoordinates, PolygonCoordinates } from '../parcel-sketch/geometry.ts';
import { seenThrough } from './colors.ts';
import type { MapColors, MapDrawing } from './types.ts';

// Widths in CSS pixels. The halo is what keeps a line readable on any map and in any theme.
const PARCEL_WIDTH = 3;
const FRAME_WIDTH = 2.5;
const HALO_WIDTH = 7;
const FRAME_DASH = [10, 6];
// So much of the parcel's colour that the buildings on it are still seen.
const PARCEL_FILL = 0.16;

type Role = 'neighbour' | 'parcel' | 'frame';

function closed(polygon: PolygonCoordinates): number[][][] {
  return polygon.map((ring) => ring.map((position) => [...position].slice(0, 2)));
}

function featureOf(shape: MultiPolygonCoordinates, role: Role): Feature {
  const feature = new Feature(new MultiPolygon(shape.map(closed)));
  feature.set('role', role);
  return feature;
}

function stylesOf(colors: MapColors): Record<Role, Style[]> {
  const halo = new Style({ stroke: new Stroke({ color: colors.paper, width: HALO_WIDTH }) });
  return {
    neighbour: [new Style({ stroke: new Stroke({ color: colors.boundary, width: 1 }) })],
    parcel: [
      halo,
      new Style({
        fill: new Fill({ color: seenThrough(colors.parcel, PARCEL_FILL) }),
        stroke: new Stroke({ color: colors.parcel, width: PARCEL_WIDTH }),
      }),
    ],
    frame: [
      halo,
      new Style({
        stroke: new Stroke({
          color: colors.printFrame,
          width: FRAME_WIDTH,
          lineDash: FRAME_DASH,
          lineCap: 'butt',
        }),
      }),
    ],
  };
}

/** The vector layer that shows parcel, page rectangle and neighbours above all tiles. */
export interface DrawingLayer {
  readonly layer: VectorLayer;
  /** Replaces what is drawn. */
  readonly draw: (drawing: MapDrawing) => void;
  /** Redraws in other colours, after a change of theme. */
  readonly paint: (colors: MapColors) => void;
}

/** Makes the drawing in its first colours; it is empty until `draw`. */
export function makeDrawingLayer(colors: MapColors): DrawingLayer {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, zIndex: 1000 });
  const paint = (next: MapColors): void => {
    const styles = stylesOf(next);
    layer.setStyle((feature) => {
      const role: unknown = feature.get('role');
      return role === 'parcel' || role === 'frame' ? styles[role] : styles.neighbour;
    });
  };
  paint(colors);
  return {
    layer,
    paint,
    draw({ parcel, pageRectangle, neighbours = [] }) {
      source.clear();
      source.addFeatures([
        ...neighbours.map((shape) => featureOf(shape, 'neighbour')),
        ...(parcel ? [featureOf(parcel, 'parcel')] : []),
        ...(pageRectangle ? [featureOf([[pageRectangle]], 'frame')] : []),
      ]);
    },
  };
}
