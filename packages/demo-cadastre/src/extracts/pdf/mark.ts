import {
  type DeviceColor,
  POINTS_PER_MM,
  type PagePoint,
  type PdfDocument,
  type StructureElement,
  rgb,
} from '@portal/tagged-pdf';
import type { StateMark } from '../../land/model.ts';
import { type Palette } from './palette.ts';

/** Draws the mark of the state into a square of a side in millimetres, with its name as text alternative (PAGE-8). */
export function drawMark(
  pdf: PdfDocument,
  palette: Palette,
  parent: StructureElement,
  { viewBox, shapes }: StateMark,
  at: PagePoint,
  side: number,
  state: string,
): void {
  const [left, top, width, height] = viewBox;
  const scale = side / Math.max(width, height);
  const figure = pdf.element('Figure', parent, {
    alt: `Zeichen: ${state}`,
    bbox: [
      at[0] * POINTS_PER_MM,
      at[1] * POINTS_PER_MM,
      (at[0] + side) * POINTS_PER_MM,
      (at[1] + side) * POINTS_PER_MM,
    ],
  });
  figure.add(() => {
    for (const { path, fill, stroke, strokeWidth } of shapes) {
      pdf.path(path, [at[0] - left * scale, at[1] - top * scale], scale, {
        fill: fill === null ? null : colorOf(palette, fill),
        stroke: stroke === null ? null : colorOf(palette, stroke),
        strokeWidth,
      });
    }
  });
  figure.end();
}

/** The colour of a token of the portal on paper; in black and white a colour of its own becomes that of the text. */
function colorOf(palette: Palette, name: string): DeviceColor {
  const tokens: Readonly<Record<string, DeviceColor>> = {
    ink: palette.text,
    paper: palette.background,
    parcel: palette.parcel,
    'parcel-wash': palette.parcelSurface ?? palette.background,
  };
  const isOwn = palette.parcelSurface !== null && /^#[0-9a-f]{6}$/i.test(name);
  return tokens[name] ?? (isOwn ? rgb(name.slice(1)) : palette.text);
}
