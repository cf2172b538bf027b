import type { DeviceColor, PagePoint } from '@portal/tagged-pdf';
import { polygonContains } from '../../land/geometry.ts';
import type { LandUse } from '../../land/model.ts';
import { boxAround } from '../pdf/page-layout.ts';
import type { Palette } from '../pdf/palette.ts';
import { boxAt, type LabelBox, lineCrosses } from './label-box.ts';
import { liesOn } from './label-placement.ts';
import type { PageRing, SheetPart } from './sheet-parts.ts';
import type { MapSurface } from './map-drawing.ts';

/** The strokes of a sign around its middle, and the distance of two signs; millimetres. */
interface GroundSign {
  readonly strokes: readonly (readonly PagePoint[])[];
  readonly apart: number;
}

/** Land uses have signs besides their colours, so that they differ in black and white (PAGE-7). */
const SIGNS: Partial<Readonly<Record<LandUse, GroundSign>>> = {
  // Furrows of a field, and a tuft of grass.
  field: {
    strokes: [-0.6, 0, 0.6].map((y) => [
      [-1.1, y],
      [1.1, y],
    ]),
    apart: 14,
  },
  meadow: {
    strokes: [-0.7, 0, 0.7].map((x) => [
      [0, 0.6],
      [x, -0.6],
    ]),
    apart: 11,
  },
  forest: {
    strokes: [
      [
        [-0.7, 0.7],
        [0, -0.8],
        [0.7, 0.7],
        [-0.7, 0.7],
      ],
    ],
    apart: 8,
  },
  public: {
    strokes: [
      [
        [-0.5, 0],
        [0, -0.5],
        [0.5, 0],
        [0, 0.5],
        [-0.5, 0],
      ],
    ],
    apart: 7,
  },
};

/** Distance of the lines of water in millimetres. */
const WATER_LINES = 0.9;

/** Side of the box that a sign keeps free, and the width of its lines, in millimetres. */
const SIGN_SIZE = 2.4;
const SIGN_LINE = 0.14;

/** Draws the sign of a land use, or the lines of water, over an area; signs give way to labels, lines and buildings. */
export function drawGroundSigns(
  pdf: MapSurface,
  palette: Palette,
  { parcel: { use }, rings, buildings, visible }: SheetPart,
  isCovered: (box: LabelBox) => boolean,
): void {
  const color = palette.signs[use];
  if (!color) return;
  if (use === 'water') drawWater(pdf, rings, color);
  const sign = SIGNS[use];
  if (!sign) return;
  const [left, top, right, bottom] = visible;
  const rows = Math.ceil(top / sign.apart);
  for (let row = rows; row * sign.apart < bottom; row += 1) {
    const shift = row % 2 === 0 ? 0 : sign.apart / 2;
    const column = Math.ceil((left - shift) / sign.apart);
    for (let x = column * sign.apart + shift; x < right; x += sign.apart) {
      const box = boxAt([x, row * sign.apart], SIGN_SIZE, SIGN_SIZE);
      const isFree =
        polygonContains(rings, box.at) &&
        !rings.some((ring) => lineCrosses(box, ring)) &&
        !buildings.some((outline) => liesOn(box, outline)) &&
        !isCovered(box);
      if (isFree) drawSign(pdf, sign, box.at, color);
    }
  }
}

/** Draws the sample of a land use in the legend: its sign in the middle, or the lines of water. */
export function drawGroundSample(
  pdf: MapSurface,
  palette: Palette,
  use: LandUse,
  box: PageRing,
  middle: PagePoint,
): void {
  const color = palette.signs[use];
  const sign = SIGNS[use];
  if (!color) return;
  if (use === 'water') drawWater(pdf, [box], color);
  if (sign) drawSign(pdf, sign, middle, color);
}

function drawSign(
  pdf: MapSurface,
  { strokes }: GroundSign,
  [x, y]: PagePoint,
  color: DeviceColor,
): void {
  const lines = strokes.map((stroke) => stroke.map(([dx, dy]): PagePoint => [x + dx, y + dy]));
  pdf.lines(lines, color, SIGN_LINE, false);
}

function drawWater(pdf: MapSurface, rings: readonly PageRing[], color: DeviceColor): void {
  const [left, top, right, bottom] = boxAround(rings.flat());
  const lines: PagePoint[][] = [];
  for (let y = Math.ceil(top / WATER_LINES) * WATER_LINES; y < bottom; y += WATER_LINES) {
    lines.push([
      [left, y],
      [right, y],
    ]);
  }
  pdf.clipped(rings, () => pdf.lines(lines, color, SIGN_LINE / 2, false));
}
