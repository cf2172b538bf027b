import createCode from 'qrcode-generator';
import type { Verification } from '../model.ts';
import type { DeviceColor } from './palette.ts';
import { POINTS_PER_MM } from './pdf-document.ts';
import type { StructureElement, PdfDocument, PagePoint } from './pdf-document.ts';

/** Side of a QR code with its quiet zone, in millimetres. */
export const QR_SIZE = 21;

/** Modules that stay blank on every side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The dark runs of a QR code as rectangles of modules: `[column, row, length]`. */
function darkRuns(text: string): readonly (readonly [number, number, number])[] {
  const code = modulesOf(text);
  const count = code.getModuleCount();
  const runs: [number, number, number][] = [];
  for (let row = 0; row < count; row += 1) {
    let start = -1;
    for (let column = 0; column <= count; column += 1) {
      const dark = column < count && code.isDark(row, column);
      if (dark && start < 0) start = column;
      if (!dark && start >= 0) {
        runs.push([start, row, column - start]);
        start = -1;
      }
    }
  }
  return runs;
}

/** A code of the smallest size that holds the text; level M repairs 15 per cent. */
function modulesOf(text: string) {
  const code = createCode(0, 'M');
  code.addData(text);
  code.make();
  return code;
}

/** Draws the address of the check as squares, as a figure that says what it is; `spot` is its upper left corner. */
export function drawQrCode(
  paper: PdfDocument,
  section: StructureElement,
  { code, url }: Verification,
  [x, y]: PagePoint,
  ink: DeviceColor,
): void {
  const side = QR_SIZE / (modulesOf(url).getModuleCount() + 2 * QUIET_ZONE);
  const at = (column: number, row: number): PagePoint => [
    x + (column + QUIET_ZONE) * side,
    y + (row + QUIET_ZONE) * side,
  ];
  const squares = darkRuns(url).map(([column, row, length]) => [
    at(column, row),
    at(column + length, row),
    at(column + length, row + 1),
    at(column, row + 1),
  ]);
  const edges = [x, y, x + QR_SIZE, y + QR_SIZE] as const;
  const figure = paper.element('Figure', section, {
    alt: `QR-Code; führt zur Prüfung der Echtheit mit dem Code ${code}`,
    bbox: [
      edges[0] * POINTS_PER_MM,
      edges[1] * POINTS_PER_MM,
      edges[2] * POINTS_PER_MM,
      edges[3] * POINTS_PER_MM,
    ],
  });
  figure.add(() => paper.area(squares, ink));
  figure.end();
}
