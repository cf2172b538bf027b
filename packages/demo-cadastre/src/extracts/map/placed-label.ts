import type { DeviceColor, PagePoint, TextStyle } from '@portal/tagged-pdf';
import { boxAt, cornersOf, type LabelBox } from './label-box.ts';
import type { SheetPart } from './sheet-parts.ts';
import { LINE_WIDTH, type MapSurface } from './map-drawing.ts';

/** Height of a digit in millimetres per point of type size. */
export const DIGIT_HEIGHT = 0.24;

/** Empty space around a label in millimetres; the smaller one where there is no other place. */
export const CLEARANCE = 0.4;
export const TIGHT_CLEARANCE = 0.1;

/** Space between a line of a label and the next one, in millimetres; a fraction has its bar there. */
const GAP = 1.2;

/** The text of a label: one line, several, or numerator over denominator. */
export interface LabelText {
  readonly lines: readonly string[];
  readonly isFraction?: boolean;
}

/** A label with its place on the sheet. */
export interface PlacedLabel extends LabelText {
  readonly box: LabelBox;
  readonly style: TextStyle;
  /** The part whose number it is. */
  readonly part?: SheetPart;
  /** Fills the box below the text. */
  readonly plate?: DeviceColor | undefined;
  /** Draws a frame around the box: it does not name the ground that it lies on. */
  readonly isFramed?: boolean;
  /** A pointer line: from the point that the label names to its box. */
  readonly pointer?: readonly [PagePoint, PagePoint] | undefined;
}

/** Width and height of a label with the space around it, in millimetres. */
export function sizeOf(
  pdf: MapSurface,
  { lines, isFraction = false }: LabelText,
  style: TextStyle,
  clearance = CLEARANCE,
): readonly [width: number, height: number] {
  const width = Math.max(...lines.map((line) => pdf.width(line, style)));
  const height = lines.length * style.size * DIGIT_HEIGHT + (lines.length - 1) * GAP;
  return [width + 2 * clearance + (isFraction ? 0.4 : 0), height + 2 * clearance];
}

/** Draws labels with their pointer lines. */
export function drawLabels(pdf: MapSurface, labels: readonly PlacedLabel[]): void {
  for (const { pointer, style } of labels) {
    if (!pointer) continue;
    pdf.lines([pointer], style.color, LINE_WIDTH.fine, false);
    pdf.circles([pointer[0]], 0.3, style.color, style.color, LINE_WIDTH.fine);
  }
  for (const label of labels) drawLabel(pdf, label);
}

function drawLabel(
  pdf: MapSurface,
  { box, lines, isFraction, isFramed, style, plate }: PlacedLabel,
): void {
  if (plate) pdf.area([cornersOf(box)], plate);
  if (isFramed) pdf.lines([cornersOf(box)], style.color, LINE_WIDTH.fine);
  const digit = style.size * DIGIT_HEIGHT;
  const step = digit + GAP;
  lines.forEach((line, index) => {
    // The baseline of the line, seen from the middle of the box.
    const down = (index - (lines.length - 1) / 2) * step + digit / 2;
    const angle = (box.turn * Math.PI) / 180;
    const at: PagePoint = [box.at[0] + down * Math.sin(angle), box.at[1] + down * Math.cos(angle)];
    pdf.text(line, at, { ...style, align: 'center', rotation: box.turn });
  });
  if (!isFraction) return;
  const width = Math.max(...lines.map((line) => pdf.width(line, style))) + 0.4;
  const [left, right] = cornersOf(boxAt(box.at, width, 0, box.turn));
  if (left && right) pdf.lines([[left, right]], style.color, LINE_WIDTH.fine, false);
}
