import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLand } from './create-land.ts';
import { drawLandingMap } from './landing-map.ts';

const drawing = drawLandingMap(createLand(), 'Lindenallee');

test('matches the drawing of the demo state', () => {
  const shipped = new URL('../../../../states/lindenmark/brand/landing.svg', import.meta.url);
  expect(readFileSync(shipped, 'utf8')).toBe(drawing);
});

test('uses theme colours only and stays small', () => {
  expect(drawing).not.toMatch(/#[\da-f]{3,8}["\s]|rgb|oklch/i);
  expect(drawing).toContain('var(--portal-color-parcel)');
  expect(drawing.length).toBeLessThan(32_000);
});

test('writes closed outlines with right angles', () => {
  const [, buildings = ''] = /map-building\)"[^>]* d="([^"]+)"/.exec(drawing) ?? [];
  const houses = buildings.split('z').filter((path) => path !== '');
  expect(houses.length).toBeGreaterThan(30);
  for (const path of houses) {
    const steps = (path.split('l')[1] ?? '').match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    // No wall of a house is longer than 20 m, 50 pixels.
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(50);
    expect(steps.length % 2).toBe(0);
    const [width = 0, height = 0, back = 0, rise = 0] = steps;
    // Walls meet at right angles, within the rounding to half pixels.
    const slant =
      (width * back + height * rise) / (Math.hypot(width, height) * Math.hypot(back, rise));
    expect(Math.abs(slant)).toBeLessThan(0.2);
  }
});

test('shows the highlighted parcel in the right half, where nothing is written on it (PAGE-11)', () => {
  const [, x = '', y = ''] = /font-weight="700"[^>]*><text x="(\d+)" y="(\d+)"/.exec(drawing) ?? [];
  expect(Number(x)).toBeGreaterThan(700);
  expect(Number(x)).toBeLessThan(1000);
  expect(Number(y)).toBeGreaterThan(220);
  expect(Number(y)).toBeLessThan(360);
});

test('names several streets, and has a scale bar that is as long as it says', () => {
  expect(drawing.match(/<textPath /g)?.length).toBeGreaterThan(3);
  expect(drawing).toContain('<symbol id="landing-scale"');
  // 2.5 pixels per metre.
  expect(drawing).toContain('v7h75v-7');
  expect(drawing).toContain('>30 m</text>');
});
