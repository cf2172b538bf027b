import type { PagePoint, TextStyle } from '@portal/tagged-pdf';
import { crsTitle } from '../../land/crs.ts';
import { formatNumber } from '../pdf/parcel-description.ts';
import { LINE_WIDTH, type MapDrawing } from './map-drawing.ts';

/** Length of the scale bar in millimetres, in five parts. */
const SCALE_BAR_LENGTH = 50;
const SCALE_BAR_PARTS = 5;

/** Printers enlarge or reduce a page to fit their paper. */
const TRUE_TO_SCALE = 'maßstäblich nur bei 100 %';

/** The scale bar, its upper left corner at the point, with the CRS and when the page is true to scale. */
export function drawScaleBar({ pdf, palette, view, land }: MapDrawing, [x, y]: PagePoint): void {
  const part = SCALE_BAR_LENGTH / SCALE_BAR_PARTS;
  const box = (index: number): PagePoint[] => [
    [x + index * part, y],
    [x + (index + 1) * part, y],
    [x + (index + 1) * part, y + 1.2],
    [x + index * part, y + 1.2],
  ];
  for (const index of [0, 2, 4]) pdf.area([box(index)], palette.text);
  const outline: PagePoint[] = [
    [x, y],
    [x + SCALE_BAR_LENGTH, y],
    [x + SCALE_BAR_LENGTH, y + 1.2],
    [x, y + 1.2],
  ];
  pdf.lines([outline], palette.text, LINE_WIDTH.fine);
  const style: TextStyle = { size: 6, color: palette.text, align: 'center' };
  for (let index = 0; index < SCALE_BAR_PARTS; index += 1) {
    const text = formatNumber(view.toMetres(index * part));
    pdf.text(text, [x + index * part, y - 1], index === 0 ? { ...style, align: 'left' } : style);
  }
  pdf.text(`${formatNumber(view.toMetres(SCALE_BAR_LENGTH))} m`, [x + SCALE_BAR_LENGTH, y - 1], {
    ...style,
    align: 'right',
  });
  const muted: TextStyle = { size: 6, color: palette.mutedText };
  pdf.text(crsTitle(land.crs), [x, y + 5], muted);
  pdf.text(TRUE_TO_SCALE, [x, y + 5 + 2.8], muted);
}

/** The north arrow, the middle of its foot at the point. */
export function drawNorthArrow({ pdf, palette }: MapDrawing, [x, y]: PagePoint): void {
  const tip: PagePoint = [x, y - 8.5];
  pdf.area([[tip, [x - 1.8, y], [x, y - 1.6]]], palette.text);
  const outline: PagePoint[] = [tip, [x - 1.8, y], [x, y - 1.6], [x + 1.8, y]];
  pdf.lines([outline], palette.text, LINE_WIDTH.fine);
  pdf.text('N', [x, y + 3.2], {
    size: 7.5,
    weight: 'bold',
    color: palette.text,
    align: 'center',
  });
}
