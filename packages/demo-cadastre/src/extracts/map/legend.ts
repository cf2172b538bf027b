import type {
  DeviceColor,
  PagePoint,
  PdfDocument,
  StructureElement,
  TextStyle,
} from '@portal/tagged-pdf';
import { landEstimateOf } from '../../land/land-estimate.ts';
import { LAND_USE_NAMES } from '../../land/land-use-names.ts';
import type { LandUse } from '../../land/model.ts';
import type { DistrictKind } from './district-boundaries.ts';
import { drawGroundSample } from './ground-signs.ts';
import { boxIn, cornersOf } from './label-box.ts';
import { ALL_POINTS_UP_TO, drawGap, drawHatch, drawMark } from './map-content.ts';
import {
  DISTRICT_DASH,
  DISTRICT_WIDTH,
  ESTIMATE_DASH,
  HOUSE_NUMBERS_UP_TO,
  LINE_WIDTH,
  type MapPageDrawing,
} from './map-drawing.ts';
import { armsOf, gridPointsOf } from './map-frame.ts';
import { DIGIT_HEIGHT, type PlacedLabel } from './placed-label.ts';

/** Millimetres from one line to the next, where they fit the height of the column. */
const STEP = 3.3;
const HEIGHT = 37.4;

/** Size of a sample in millimetres; it is lower where lines are close. */
const SAMPLE = { width: 5, height: 2 } as const;
const LOWEST = 1.5;

/** Where a text begins, in millimetres. */
const TEXT_LEFT = SAMPLE.width + 1.2;

/** The column of the legend in millimetres. */
interface LegendColumn {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Millimetres between the lines of one entry. */
const LINE_STEP = 2.1;

/** Share of the lengths of dashes, so that a sample has all of them. */
const SAMPLE_DASH = 0.5;

const TEXT_SIZE = 6;

/** Roads have one entry together; the other land uses that have a colour or sign, in this order. */
const ROADS = ['street', 'path'] as const satisfies readonly LandUse[];
const GROUND = [
  'residential',
  'water',
  'field',
  'meadow',
  'forest',
  'public',
] as const satisfies readonly LandUse[];

interface Entry {
  readonly text: string;
  readonly draw: (box: readonly PagePoint[], middle: PagePoint) => void;
}

/** An entry with its place: its column, and its first line from the top. */
interface PlacedEntry extends Entry {
  readonly lines: readonly string[];
  readonly column: 0 | 1;
  readonly row: number;
}

/** Draws the legend. Every entry differs without colour (PAGE-7). */
export function drawLegend(
  map: MapPageDrawing,
  section: StructureElement,
  { left, top, width }: LegendColumn,
  labels: readonly PlacedLabel[],
): void {
  const { pdf, palette } = map;
  const style: TextStyle = { size: TEXT_SIZE, color: palette.text };
  const list = pdf.element('L', section);
  const { entries, rows } = placeEntries(pdf, entriesOf(map, labels), style, width);
  const step = Math.min(STEP, HEIGHT / rows);
  const height = Math.max(LOWEST, Math.min(SAMPLE.height, step - 0.7));
  for (const { lines, draw, column, row } of entries) {
    const x = left + (column * width) / 2;
    const y = top + 1.6 + row * step;
    const box = cornersOf(boxIn([x, y, x + SAMPLE.width, y + height]));
    pdf.artifact(() => draw(box, [x + SAMPLE.width / 2, y + height / 2]));
    const item = pdf.element('LI', list);
    const baseline = y + height / 2 + (TEXT_SIZE * DIGIT_HEIGHT) / 2;
    pdf.content(item, 'LBody', () =>
      lines.forEach((line, index) =>
        pdf.text(line, [x + TEXT_LEFT, baseline + index * LINE_STEP], style),
      ),
    );
    item.end();
  }
  list.end();
}

/** Two short entries after each other share a line. */
function placeEntries(
  pdf: PdfDocument,
  entries: readonly Entry[],
  style: TextStyle,
  width: number,
): { readonly entries: readonly PlacedEntry[]; readonly rows: number } {
  const isShort = (entry: Entry | undefined): boolean =>
    entry !== undefined && pdf.width(entry.text, style) <= width / 2 - TEXT_LEFT - 0.5;
  const placed: PlacedEntry[] = [];
  let rows = 0;
  for (let index = 0; index < entries.length; index += 1) {
    const [entry, next] = entries.slice(index, index + 2);
    if (!entry) break;
    const lines = pdf.wrap(entry.text, style, width - TEXT_LEFT);
    placed.push({ ...entry, lines, column: 0, row: rows });
    if (next && isShort(entry) && isShort(next)) {
      placed.push({ ...next, lines: [next.text], column: 1, row: rows });
      index += 1;
    }
    rows += lines.length;
  }
  return { entries: placed, rows };
}

/** What the sheet shows, in this order. */
function entriesOf(map: MapPageDrawing, labels: readonly PlacedLabel[]): readonly Entry[] {
  const { land, pdf, palette, view, parts } = map;
  const { fine, building } = LINE_WIDTH;
  const ground =
    (use: LandUse): Entry['draw'] =>
    (box, middle) => {
      pdf.area([box], palette.ground[use]);
      drawGroundSample(pdf, palette, use, box, middle);
      pdf.lines([box], palette.mutedText, fine / 2);
    };
  const line =
    (color: DeviceColor, width: number, dash: readonly number[] = []): Entry['draw'] =>
    ([[left] = [0, 0], [right] = [0, 0]], [, y]) => {
      const ends: PagePoint[] = [
        [left, y],
        [right, y],
      ];
      pdf.lines([ends], color, width, false, dash);
    };
  const boundary = (kind: DistrictKind): Entry['draw'] =>
    line(
      palette.district,
      DISTRICT_WIDTH[kind],
      DISTRICT_DASH[kind].map((length) => length * SAMPLE_DASH),
    );
  const uses = new Set(parts.map(({ parcel }) => parcel.use));
  const kinds = new Set(map.boundaries.map(({ kind }) => kind));
  const isSeveral = map.ordered.length > 1;
  const hasAllPoints = view.scale <= ALL_POINTS_UP_TO;
  const pointsText = isSeveral ? 'Grenzpunkt der Flurstücke' : 'Grenzpunkt des Flurstücks';
  const isEstimated =
    map.withLandEstimate && parts.some(({ parcel }) => landEstimateOf(parcel) !== null);
  const hasHouseNumbers = view.scale <= HOUSE_NUMBERS_UP_TO;
  const entries: readonly (Entry & { readonly isShown?: boolean })[] = [
    {
      text: isSeveral ? 'Flurstücke des Auszugs' : 'Flurstück des Auszugs',
      draw: (box) => {
        if (palette.parcelSurface) pdf.area([box], palette.parcelSurface);
        else drawHatch(pdf, [box], palette);
        drawMark(pdf, [box], palette);
      },
    },
    { text: 'Flurstücksgrenze', draw: line(palette.boundary, fine) },
    { text: 'Grenze der Flur', draw: boundary('section'), isShown: kinds.has('section') },
    {
      text: 'Grenze der Gemarkung',
      draw: boundary('subdistrict'),
      isShown: kinds.has('subdistrict'),
    },
    {
      text: hasAllPoints ? 'Grenzpunkt' : pointsText,
      draw: (_box, middle) =>
        pdf.circles([middle], 0.5, palette.background, palette.boundary, fine),
    },
    {
      text: 'Koordinatenkreuz',
      draw: (_box, middle) => pdf.lines(armsOf(middle, SAMPLE.height), palette.text, fine, false),
      isShown: gridPointsOf(view).length > 0,
    },
    {
      text: 'Hinweislinie',
      draw: ([[left] = [0, 0], [right] = [0, 0]], [, y]) => {
        line(palette.text, fine)(
          [
            [left + 0.3, y],
            [right, y],
          ],
          [0, y],
        );
        pdf.circles([[left + 0.3, y]], 0.3, palette.text, palette.text, fine);
      },
      isShown: labels.some(({ pointer }) => pointer !== undefined),
    },
    {
      text: hasHouseNumbers ? 'Gebäude, Hausnummer' : 'Gebäude',
      draw: (box) => {
        pdf.area([box], palette.building);
        pdf.lines([box], palette.buildingEdge, building);
      },
      isShown: land.buildingsIn(view.box).length > 0,
    },
    {
      text: ROADS.filter((use) => uses.has(use))
        .map((use) => LAND_USE_NAMES[use])
        .join(', '),
      draw: ground('street'),
      isShown: ROADS.some((use) => uses.has(use)),
    },
    ...GROUND.map((use) => ({
      text: LAND_USE_NAMES[use],
      draw: ground(use),
      isShown: uses.has(use),
    })),
    {
      text: 'Grenze der Schätzung',
      draw: line(palette.estimate, building, ESTIMATE_DASH),
      isShown: isEstimated,
    },
    {
      text: 'Klassenzeichen',
      draw: (_box, [x, y]) =>
        pdf.text('sL3D', [x, y + (TEXT_SIZE * DIGIT_HEIGHT) / 2], {
          size: TEXT_SIZE,
          color: palette.estimate,
          align: 'center',
        }),
      isShown: isEstimated,
    },
    {
      text: 'ohne Daten',
      draw: (box) => {
        drawGap(pdf, [box], palette);
        pdf.lines([box], palette.mutedText, fine / 2);
      },
      isShown: map.hasGaps,
    },
  ];
  return entries.filter(({ isShown = true }) => isShown);
}
