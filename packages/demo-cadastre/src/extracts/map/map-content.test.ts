import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { type DeviceColor } from '@portal/tagged-pdf';
import { renderPage } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import { drawExtract } from '../documents/draw-extract.ts';
import type { ColorPalette } from '../model.ts';
import { paletteOf } from '../pdf/palette.ts';
import { samplePosition } from '../testing/sample-position.ts';
import { sheetOf } from './map-sheet.ts';
import { startDocument } from '../pdf/start-document.ts';

const land = createLand();

/** A field beside a road that belongs to another section. */
const FIELD = '120653001000380001__';

const PIXELS_PER_MM = 16;
const POINTS_PER_MM = 72 / 25.4;

/** Colours at a distance from the boundary of the section, along the field; inside is positive. */
async function coloursBeside(colorPalette: ColorPalette, away: number): Promise<Set<string>> {
  const field = land.parcel(FIELD);
  if (!field) throw new Error('There is no such parcel');
  const position = samplePosition(FIELD, { selectedScale: 2000, colorPalette });
  const order = { orderNumber: '1', orderedAt: '2026-11-21T10:00:00Z', positions: [position] };
  const data = await drawExtract(land, order);
  const task = getDocument({ data, useSystemFonts: false, verbosity: 0 });
  const canvas = await renderPage(await task.promise, 1, PIXELS_PER_MM / POINTS_PER_MM);
  await task.destroy();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no context');
  const pdf = startDocument({ title: 'Sheet', subject: 'Sheet', date: new Date(0) });
  const { parts, boundaries, isOrdered } = sheetOf(pdf, land, [field], position);
  const corners = new Set(boundaries.flatMap(({ line }) => line).map((at) => at.join()));
  const [own] = parts.filter(({ parcel }) => isOrdered(parcel));
  const [ring = []] = own?.rings ?? [];
  const found = new Set<string>();
  ring.slice(1).forEach((to, index) => {
    const from = ring[index];
    if (!from || !corners.has(from.join()) || !corners.has(to.join())) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    // Not at the corners, where points are drawn.
    for (let along = 1; along < length - 1; along += 0.1) {
      const [x, y] = [
        from[0] + (dx * along + dy * away) / length,
        from[1] + (dy * along - dx * away) / length,
      ];
      const pixel = context.getImageData(
        Math.round(x * PIXELS_PER_MM),
        Math.round(y * PIXELS_PER_MM),
        1,
        1,
      ).data;
      found.add([...pixel.subarray(0, 3)].join());
    }
  });
  return found;
}

function colourOf(color: DeviceColor): string {
  const [red, green = red, blue = red] = color;
  return [red, green, blue].map((share) => Math.round(share * 255)).join();
}

describe('an ordered parcel at the boundary of its section (PAGE-7)', () => {
  it.each(['COLOR', 'BW'] as const)('shows its edge and the boundary: %s', async (choice) => {
    const { mark, district } = paletteOf(choice);
    expect([...(await coloursBeside(choice, 0.38))]).toContain(colourOf(mark));
    const [within, beyond] = [
      await coloursBeside(choice, 0.18),
      await coloursBeside(choice, -0.18),
    ];
    for (const colour of [mark, district]) expect([...within]).toContain(colourOf(colour));
    expect([...beyond]).toContain(colourOf(district));
    expect([...beyond]).not.toContain(colourOf(mark));
  });
});
