import type { PagePoint, StructureElement } from '../pdf/pdf-document.ts';
import { drawHatch, LINE_WIDTH } from './map-content.ts';
import type { MapDrawing } from './map-content.ts';

/** Millimetres from one entry to the next; eleven entries fit the title block. */
const STEP = 3.3;

/** Size of a sample in millimetres. */
const SAMPLE = { width: 5, height: 2.2 } as const;

const TEXT_SIZE = 6;

interface Entry {
  readonly text: string;
  readonly draw: (box: readonly PagePoint[], middle: PagePoint) => void;
}

/** Draws the legend; the point is the upper left corner of its column. Colours that equal the background have no entry. */
export function drawLegend(
  map: MapDrawing,
  section: StructureElement,
  [left, top]: PagePoint,
): void {
  const { pdf, palette } = map;
  const list = pdf.element('L', section);
  entriesOf(map).forEach(({ text, draw }, index) => {
    const y = top + 2.4 + index * STEP;
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
  const isGrey = palette.parcelSurface === null;
  const fill =
    (color: typeof palette.text): Entry['draw'] =>
    (box) => {
      pdf.area([box], color);
      pdf.lines([box], palette.mutedText, fine / 2);
    };
  const land: readonly Entry[] = [
    { text: 'Ackerland', draw: fill(palette.ground.field) },
    { text: 'Grünland', draw: fill(palette.ground.meadow) },
    { text: 'Wald', draw: fill(palette.ground.forest) },
    { text: 'Besondere Nutzung', draw: fill(palette.ground.public) },
  ];
  const estimate: Entry = {
    text: 'Grenze der Schätzung',
    draw: ([from = [0, 0], to = [0, 0]], [, y]) =>
      pdf.lines(
        [
          [
            [from[0], y],
            [to[0], y],
          ],
        ],
        palette.estimate,
        building,
        false,
      ),
  };
  return [
    {
      text: 'Flurstück des Auszugs',
      draw: (box) => {
        if (palette.parcelSurface) pdf.area([box], palette.parcelSurface);
        else drawHatch(pdf, [box], palette);
        pdf.lines([box], palette.parcel, parcel);
      },
    },
    { text: 'Flurstücksgrenze', draw: (box) => pdf.lines([box], palette.boundary, fine) },
    {
      text: 'Grenzpunkt',
      draw: (_box, middle) =>
        pdf.circles([middle], 0.5, palette.background, palette.boundary, fine),
    },
    {
      text: 'Gebäude, Hausnummer',
      draw: (box) => {
        pdf.area([box], palette.building);
        pdf.lines([box], palette.buildingEdge, building);
      },
    },
    { text: 'Straße, Weg', draw: fill(palette.ground.street) },
    { text: 'Gewässer', draw: fill(palette.ground.water) },
    ...(isGrey ? land.filter(({ text }) => text === 'Wald') : land),
    ...(withLandEstimate ? [estimate] : []),
  ];
}
