import type { PagePoint, StructureElement } from '../pdf/pdf-document.ts';
import type { LandUse } from '../../land/model.ts';
import type { DeviceColor } from '../pdf/palette.ts';
import type { DistrictKind } from './district-boundaries.ts';
import { drawGroundSample } from './ground-signs.ts';
import { drawHatch } from './map-content.ts';
import {
  DISTRICT_DASH,
  DISTRICT_WIDTH,
  ESTIMATE_DASH,
  HOUSE_NUMBERS_UP_TO,
  LINE_WIDTH,
  type MapDrawing,
} from './map-drawing.ts';

/** Millimetres from one entry to the next, where they fit the height of the column. */
const STEP = 3.3;
const HEIGHT = 37.6;

/** Size of a sample in millimetres. */
const SAMPLE = { width: 5, height: 2 } as const;

/** Share of the lengths of dashes, so that a sample has all of them. */
const SAMPLE_DASH = 0.5;

const TEXT_SIZE = 6;

interface Entry {
  readonly text: string;
  readonly draw: (box: readonly PagePoint[], middle: PagePoint) => void;
}

/** Draws the legend; the point is the upper left corner of its column. Every entry differs without colour (PAGE-7). */
export function drawLegend(
  map: MapDrawing,
  section: StructureElement,
  [left, top]: PagePoint,
): void {
  const { pdf, palette } = map;
  const list = pdf.element('L', section);
  const entries = entriesOf(map);
  const step = Math.min(STEP, HEIGHT / entries.length);
  entries.forEach(({ text, draw }, index) => {
    const y = top + 1.6 + index * step;
    const [x, bottom] = [left + SAMPLE.width, y + SAMPLE.height];
    const box: readonly PagePoint[] = [
      [left, y],
      [x, y],
      [x, bottom],
      [left, bottom],
    ];
    pdf.artifact(() => draw(box, [left + SAMPLE.width / 2, y + SAMPLE.height / 2]));
    const item = pdf.element('LI', list);
    pdf.content(item, 'LBody', () =>
      pdf.text(text, [x + 1.5, bottom - 0.4], { size: TEXT_SIZE, color: palette.text }),
    );
    item.end();
  });
  list.end();
}

function entriesOf(map: MapDrawing): readonly Entry[] {
  const { pdf, palette, withLandEstimate } = map;
  const { fine, building, parcel } = LINE_WIDTH;
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
  const hasHouseNumbers = map.view.scale <= HOUSE_NUMBERS_UP_TO;
  return [
    {
      text: map.ordered.length > 1 ? 'Flurstücke des Auszugs' : 'Flurstück des Auszugs',
      draw: (box) => {
        if (palette.parcelSurface) pdf.area([box], palette.parcelSurface);
        else drawHatch(pdf, [box], palette);
        pdf.lines([box], palette.parcel, parcel);
      },
    },
    { text: 'Flurstücksgrenze', draw: (box) => pdf.lines([box], palette.boundary, fine) },
    ...(map.parcel.section === null
      ? []
      : [{ text: 'Grenze der Flur', draw: boundary('section') }]),
    { text: 'Grenze der Gemarkung', draw: boundary('subdistrict') },
    {
      text: 'Grenzpunkt',
      draw: (_box, middle) =>
        pdf.circles([middle], 0.5, palette.background, palette.boundary, fine),
    },
    {
      text: hasHouseNumbers ? 'Gebäude, Hausnummer' : 'Gebäude',
      draw: (box) => {
        pdf.area([box], palette.building);
        pdf.lines([box], palette.buildingEdge, building);
      },
    },
    { text: 'Straße, Weg', draw: ground('street') },
    { text: 'Gewässer', draw: ground('water') },
    { text: 'Ackerland', draw: ground('field') },
    { text: 'Grünland', draw: ground('meadow') },
    { text: 'Wald', draw: ground('forest') },
    { text: 'Besondere Nutzung', draw: ground('public') },
    ...(withLandEstimate
      ? [{ text: 'Grenze der Schätzung', draw: line(palette.estimate, building, ESTIMATE_DASH) }]
      : []),
  ];
}
