import type { SKRSContext2D } from '@napi-rs/canvas';
import type { MapSurface } from '@portal/demo-cadastre/extracts';
import type { DeviceColor, PagePoint, TextStyle } from '@portal/tagged-pdf';
import { SHEET_FAMILY } from './fonts.ts';

/** One point of type in millimetres. */
const POINT_MM = 25.4 / 72;

const WEIGHTS = { regular: 400, semibold: 600, bold: 700 } as const;

const cssOf = (color: DeviceColor): string => {
  const [red, green = red, blue = red] = color;
  return `rgb(${[red, green, blue].map((share) => Math.round(share * 255)).join(' ')})`;
};

/** Draws the map of a sheet on a canvas whose units are millimetres of the sheet, with the letters of the printed sheet. */
export function canvasSurface(context: SKRSContext2D): MapSurface {
  const trace = (lines: readonly (readonly PagePoint[])[], closed: boolean): void => {
    context.beginPath();
    for (const line of lines) {
      for (const [index, [x, y]] of line.entries()) {
        if (index === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      if (closed) context.closePath();
    }
  };
  const setFont = ({ size, weight = 'regular' }: Pick<TextStyle, 'size' | 'weight'>): void => {
    context.font = `${WEIGHTS[weight]} ${size * POINT_MM}px "${SHEET_FAMILY}"`;
  };
  return {
    clipped(lines, draw) {
      context.save();
      trace(lines, true);
      context.clip('evenodd');
      draw();
      context.restore();
    },
    area(lines, color) {
      trace(lines, true);
      context.fillStyle = cssOf(color);
      context.fill('evenodd');
    },
    lines(lines, color, width, closed = true, dash = []) {
      trace(lines, closed);
      context.setLineDash([...dash]);
      context.lineJoin = 'round';
      context.lineWidth = width;
      context.strokeStyle = cssOf(color);
      context.stroke();
    },
    circles(centres, radius, fill, edge, width) {
      context.setLineDash([]);
      context.lineWidth = width;
      context.fillStyle = cssOf(fill);
      context.strokeStyle = cssOf(edge);
      for (const [x, y] of centres) {
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
      }
    },
    width(text, style) {
      setFont(style);
      return context.measureText(text).width;
    },
    text(text, [x, y], style) {
      setFont(style);
      context.save();
      context.translate(x, y);
      context.rotate(((style.rotation ?? 0) * -Math.PI) / 180);
      context.textAlign = style.align ?? 'left';
      context.textBaseline = 'alphabetic';
      context.fillStyle = cssOf(style.color);
      context.fillText(text, 0, 0);
      context.restore();
    },
  };
}
