import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import { crsTitle } from '../../land/crs.ts';
import type { Position, Ring } from '../../land/model.ts';
import type { DataContent } from './model.ts';

/** Height of texts in metres: 2 mm at 1:1000. */
const TEXT_HEIGHT = 2;

/** Layers, with their colours. */
const LAYERS = {
  FLURSTUECKE: Colors.White,
  FLURSTUECKE_BESTELLT: Colors.Magenta,
  GRENZPUNKTE: Colors.Red,
  GEBAEUDE: Colors.Cyan,
  FLURSTUECKSNUMMERN: Colors.White,
  HAUSNUMMERN: Colors.Cyan,
  STRASSENNAMEN: Colors.Yellow,
  BLATT: Colors.Blue,
} as const;

type Layer = keyof typeof LAYERS;

/** A ring without its repeated first corner: the polyline is closed. */
const cornersOf = (ring: Ring) => ring.slice(0, -1).map(([x, y]) => ({ point: { x, y } }));

/** The middle of the box around a ring. */
function middleOf(ring: Ring): Position {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Comments at the begin of a file, which CAD programs skip: what it is, its CRS, and how it is verified. */
function commentsOf({ title, issuer, orderNumber, crs, verification }: DataContent): string {
  const lines = [
    `${title}, ${issuer}`,
    `Auftrag ${orderNumber}`,
    `${crsTitle(crs)}, Meter`,
    ...(verification ? [`Prüfcode ${verification.code}, ${verification.url}`] : []),
  ];
  return lines.map((line) => `999\n${line.replaceAll(/\s+/g, ' ')}\n`).join('');
}

/**
 * Writes a DXF file (AutoCAD 2007, AC1021, whose texts are UTF-8): metres in the CRS of the state, a layer for each kind of object.
 * DXF names no CRS that programs read; comments and a text on the layer BLATT say it.
 */
export function writeDxf(content: DataContent): Uint8Array {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Meters);
  // Texts of AC1021 are UTF-8 whatever this says; GDAL reads them as Latin-1 without it.
  dxf.setVariable('$DWGCODEPAGE', { 3: 'ANSI_65001' });
  for (const [name, color] of Object.entries(LAYERS)) dxf.addLayer(name, color, 'Continuous');
  const ring = (layerName: Layer, corners: Ring): void => {
    dxf.addLWPolyline(cornersOf(corners), { layerName, flags: LWPolylineFlags.Closed });
  };
  const text = (layerName: Layer, [x, y]: Position, value: string): void => {
    dxf.addText(point3d(x, y), TEXT_HEIGHT, value, {
      layerName,
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.Middle,
      secondAlignmentPoint: point3d(x, y),
    });
  };
  for (const { polygons, isOrdered, number, labelPoint } of content.parcels) {
    for (const corners of polygons.flat()) {
      ring(isOrdered ? 'FLURSTUECKE_BESTELLT' : 'FLURSTUECKE', corners);
    }
    text('FLURSTUECKSNUMMERN', labelPoint, number);
  }
  for (const [x, y] of content.points) dxf.addPoint(x, y, 0, { layerName: 'GRENZPUNKTE' });
  for (const { outline, houseNumber } of content.buildings) {
    ring('GEBAEUDE', outline);
    if (houseNumber !== null) text('HAUSNUMMERN', middleOf(outline), houseNumber);
  }
  for (const { name, at } of content.streets) text('STRASSENNAMEN', at, name);
  if (content.frame) {
    ring('BLATT', content.frame);
    const [corner] = content.frame;
    if (corner) text('BLATT', corner, crsTitle(content.crs));
  }
  return Buffer.from(`${commentsOf(content)}${dxf.stringify()}`);
}
