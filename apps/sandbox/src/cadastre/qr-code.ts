import createCode from 'qrcode-generator';
import type { Verification } from './order.ts';
import type { Ink } from './palette.ts';
import { POINT } from './paper.ts';
import type { Element, Paper, Spot } from './paper.ts';

/** Side of a QR code with its quiet zone, in millimetres. */
export const QR_SIZE = 21;

/** Modules that stay blank on every side (ISO/IEC 18004). */
const QUIET = 4;

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
export function drawCode(
  paper: Paper,
  section: Element,
  { code, url }: Verification,
  [x, y]: Spot,
  ink: Ink,
): void {
  const side = QR_SIZE / (modulesOf(url).getModuleCount() + 2 * QUIET);
  const at = (column: number, row: number): Spot => [
    x + (column + QUIET) * side,
    y + (row + QUIET) * side,
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
    bbox: [edges[0] * POINT, edges[1] * POINT, edges[2] * POINT, edges[3] * POINT],
  });
  figure.add(() => paper.area(squares, ink));
  figure.end();
}
