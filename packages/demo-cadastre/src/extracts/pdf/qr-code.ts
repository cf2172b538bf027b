import createCode from 'qrcode-generator';
import {
  type DeviceColor,
  POINTS_PER_MM,
  type PagePoint,
  type PdfDocument,
  type StructureElement,
} from '@portal/tagged-pdf';
import type { Verification } from '../model.ts';

/** Side of a QR code with its quiet zone, in millimetres. */
export const QR_SIZE = 21;

/** Blank modules on every side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Runs of dark modules of a QR code as rectangles of modules: `[column, row, length]`. */
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

/** The smallest QR code for the text; level M corrects 15 per cent. */
function modulesOf(text: string) {
  const code = createCode(0, 'M');
  code.addData(text);
  code.make();
  return code;
}

/**
 * Draws the address of the public check as a QR code with a text alternative; the point is its upper left corner. Without
 * a section it is an artifact.
 */
export function drawQrCode(
  pdf: PdfDocument,
  section: StructureElement | null,
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
  if (!section) {
    pdf.artifact(() => pdf.area(squares, ink));
    return;
  }
  const edges = [x, y, x + QR_SIZE, y + QR_SIZE] as const;
  const figure = pdf.element('Figure', section, {
    alt: `QR-Code; führt zur Prüfung der Echtheit mit dem Code ${code}`,
    bbox: [
      edges[0] * POINTS_PER_MM,
      edges[1] * POINTS_PER_MM,
      edges[2] * POINTS_PER_MM,
      edges[3] * POINTS_PER_MM,
    ],
  });
  figure.add(() => pdf.area(squares, ink));
  figure.end();
}
