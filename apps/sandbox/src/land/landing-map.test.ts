import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLand } from './create-land.ts';
import { drawLandingMap } from './landing-map.ts';

const drawing = drawLandingMap(createLand(), 'Lindenallee');

test('the drawing kept in the portal is the one the demo land gives', () => {
  const kept = new URL('../../../portal/src/landing/landing-map.svg', import.meta.url);
  expect(readFileSync(kept, 'utf8')).toBe(drawing);
});

test('it takes every colour from the theme and stays small', () => {
  expect(drawing).not.toMatch(/#[\da-f]{3,8}["\s]|rgb|oklch/i);
  expect(drawing).toContain('var(--portal-color-parcel)');
  expect(drawing.length).toBeLessThan(18_000);
});
