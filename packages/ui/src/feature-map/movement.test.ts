import { get } from 'ol/proj.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMovement, makeView } from './movement.ts';

const MAP = { getSize: () => [400, 300], updateSize: () => undefined };

/** A view of 400 × 300 px over 20 × 20 km, whose animations never end. */
function makeAnimated() {
  const projection = get('EPSG:3857');
  if (!projection) throw new Error('EPSG:3857 is unknown');
  const view = makeView({ extent: [0, 0, 20_000, 20_000], initialZoom: 16 }, projection);
  const targets: { readonly east: number; readonly zoom: number }[] = [];
  const animate = vi.spyOn(view, 'animate');
  const movement = makeMovement(MAP, view, true);
  const step = (move: () => void): void => {
    move();
    const [target] = animate.mock.lastCall ?? [];
    if (typeof target !== 'object') throw new Error('Nothing is animated');
    targets.push({ east: target.center?.[0] ?? 0, zoom: target.zoom ?? 0 });
  };
  return { movement, step, targets, start: view.getCenter()?.[0] ?? 0 };
}

describe('steps during an animation (UI-8)', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });

  it('begin where the step before ends', () => {
    const { movement, step, targets, start } = makeAnimated();
    const east = (): void => movement.panBy({ right: 0.25, up: 0 });
    for (let presses = 0; presses < 3; presses += 1) step(east);
    const [first, , third] = targets;
    const metres = (first?.east ?? 0) - start;
    expect(metres).toBeGreaterThan(100);
    expect(third?.east).toBeCloseTo(start + 3 * metres, 3);
  });

  it('keep the zoom of a zoom that is still running', () => {
    const { movement, step, targets } = makeAnimated();
    step(() => movement.zoomBy(1));
    step(() => movement.zoomBy(1));
    step(() => movement.panBy({ right: 0.25, up: 0 }));
    expect(targets.map(({ zoom }) => zoom)).toEqual([17, 18, 18]);
  });
});

/** The zoom that the view has after a square of this size was revealed beside its centre, 2 km wide at the start. */
function zoomAfter(size: number, offset: number): number | undefined {
  const projection = get('EPSG:3857');
  if (!projection) throw new Error('EPSG:3857 is unknown');
  const view = makeView({ extent: [0, 0, 20_000, 20_000], initialZoom: 15 }, projection);
  const west = 10_000 + offset;
  makeMovement(MAP, view, false).reveal([west, 10_000, west + size, 10_000 + size]);
  return view.getZoom();
}

describe('revealing a drawing', () => {
  it.each([
    ['keeps the scale of one outside of the view', 400, 900, (zoom: number) => zoom === 15],
    ['zooms out to one that is larger than the view', 4000, 0, (zoom: number) => zoom < 15],
    ['zooms in to one that is too small to recognise', 10, 900, (zoom: number) => zoom > 15],
  ])('%s (PAGE-1)', (_, size, offset, isRight) => {
    expect(isRight(zoomAfter(size, offset) ?? 0)).toBe(true);
  });
});
