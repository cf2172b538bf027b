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
  it('moves the view only to a box that leaves the inner 75 % with 5 % more on each side, or is a dot (UI-8)', () => {
    const projection = get('EPSG:3857');
    if (!projection) throw new Error('EPSG:3857 is unknown');
    const view = makeView({ extent: [0, 0, 20_000, 20_000], initialZoom: 15 }, projection);
    const movement = makeMovement(MAP, view, false);
    const [east = 0, north = 0] = view.getCenter() ?? [];
    const metres = view.getResolution() ?? 0;
    // In px of a view of 400 px: its inner part ends 150 px from the centre, a box of 100 px needs 5 px more.
    const reveal = (left: number, size: number) => {
      movement.reveal([
        east + left * metres,
        north - (size / 2) * metres,
        east + (left + size) * metres,
        north + (size / 2) * metres,
      ]);
      return view.getCenter()?.[0] === east;
    };
    expect(reveal(44, 100)).toBe(true);
    expect(reveal(0, 25)).toBe(true);
    expect(reveal(46, 100)).toBe(false);
    view.setCenter([east, north]);
    expect(view.getResolution()).toBe(metres);
    expect(reveal(0, 23)).toBe(false);
    expect(view.getResolution()).toBeLessThan(metres);
  });

  it.each([
    ['keeps the scale of one outside of the view', 400, 900, (zoom: number) => zoom === 15],
    ['zooms out to one that is larger than the view', 4000, 0, (zoom: number) => zoom < 15],
    ['zooms in to one that is too small to recognise', 10, 900, (zoom: number) => zoom > 15],
  ])('%s (PAGE-1)', (_, size, offset, isRight) => {
    expect(isRight(zoomAfter(size, offset) ?? 0)).toBe(true);
  });
});
