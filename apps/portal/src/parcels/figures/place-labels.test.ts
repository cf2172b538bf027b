import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MovingBox, placeLabels } from './place-labels.ts';

const ROOM = { width: 300, height: 200 };
const STAYS = [0, 0] as const;

const label = (x: number, y: number, away: MovingBox['away'] = STAYS): MovingBox => ({
  x,
  y,
  width: 40,
  height: 16,
  away,
});

describe('labels of figures on the map (DATA-8)', () => {
  it('are left out where they collide with one before them, lie outside, or have no place', () => {
    const boxes = [
      label(100, 100),
      label(120, 104),
      label(160, 100),
      label(10, 100),
      null,
      label(100, 195),
    ];
    const shown = placeLabels(boxes, ROOM).map((place) => place !== null);
    expect(shown).toEqual([true, false, true, false, false, false]);
  });

  it('are not below what lies over the map, such as a button', () => {
    const button = { x: 60, y: 20, width: 120, height: 40 };
    const [below, beside, moved] = placeLabels(
      [label(100, 30), label(200, 30), label(60, 30, [0, 1])],
      ROOM,
      [button],
    );
    expect(below).toBeNull();
    expect(beside).toMatchObject({ x: 200, y: 30 });
    expect(moved?.y).toBeGreaterThan(46);
  });

  it('move away from the parcel where they have no room', () => {
    const [, moved] = placeLabels([label(100, 100), label(100, 100, [0, -1])], ROOM);
    expect(moved).toMatchObject({ x: 100 });
    expect(moved?.y).toBeLessThan(84);
  });

  it('never overlap, and the first one that fits is shown at its place', () => {
    const boxes = array(
      record({
        x: integer({ min: -20, max: 320 }),
        y: integer({ min: -20, max: 220 }),
        width: integer({ min: 1, max: 120 }),
        height: integer({ min: 1, max: 30 }),
        away: constantFrom<MovingBox['away'][]>(STAYS, [0, 1], [0, -1], [1, 0], [-0.6, 0.8]),
      }),
      { maxLength: 40 },
    );
    assert(
      property(boxes, (all) => {
        const shown = placeLabels(all, ROOM).flatMap((place) => place ?? []);
        for (const [index, one] of shown.entries()) {
          expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0);
          expect(one.y + one.height / 2).toBeLessThanOrEqual(ROOM.height);
          for (const other of shown.slice(index + 1)) {
            const isApart =
              Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
              Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
            expect(isApart).toBe(true);
          }
        }
        const alone = placeLabels(all.slice(0, 1), ROOM).flatMap((place) => place ?? []);
        expect(shown.slice(0, alone.length)).toEqual(alone);
      }),
    );
  });
});
