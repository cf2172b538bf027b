import { array, assert, double, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { planArea } from './face.ts';
import { at, edgeKey, Mesh, type VertexRing } from './mesh.ts';

const line = record({
  x: double({ min: 5, max: 95, noNaN: true }),
  y: double({ min: 5, max: 95, noNaN: true }),
  angle: double({ min: 0, max: Math.PI, noNaN: true }),
  which: nat(50),
});

function square(mesh: Mesh): VertexRing {
  return [mesh.add(0, 0), mesh.add(100, 0), mesh.add(100, 100), mesh.add(0, 100)];
}

test('pieces of any cuts cover the ground without gaps and share their vertices', () => {
  assert(
    property(array(line, { maxLength: 30 }), (lines) => {
      const mesh = new Mesh();
      const pieces: VertexRing[] = [square(mesh)];
      for (const { x, y, angle, which } of lines) {
        const place = which % pieces.length;
        const direction = { x: Math.cos(angle), y: Math.sin(angle) };
        const cut = mesh.cut(at(pieces, place), { x, y }, direction);
        if (cut !== null) pieces.splice(place, 1, ...cut);
      }
      const rings = pieces.map((piece) => mesh.expand(piece));
      const uses = new Map<number, number>();
      for (const ring of rings) {
        ring.forEach((vertex, index) => {
          const key = edgeKey(vertex, at(ring, index + 1));
          uses.set(key, (uses.get(key) ?? 0) + 1);
        });
      }
      const area = rings.reduce((sum, ring) => sum + planArea(mesh, ring), 0);
      const border = [...uses.values()].filter((count) => count === 1).length;
      const outer = rings.flat().filter((vertex) => {
        const { x, y } = mesh.point(vertex);
        return x === 0 || y === 0 || x === 100 || y === 100;
      });
      expect(area).toBeCloseTo(10_000, 3);
      expect(Math.max(...uses.values())).toBeLessThanOrEqual(2);
      expect(border).toBe(new Set(outer).size);
    }),
    { numRuns: 200, seed: 7 },
  );
});

test('cuts a strip of the given width', () => {
  const mesh = new Mesh();
  const cut = mesh.strip(square(mesh), { x: 50, y: 50 }, { x: 1, y: 0 }, 8);
  expect(cut?.map((ring) => Math.round(planArea(mesh, ring)))).toEqual([4600, 800, 4600]);
});

test('returns null for a line that does not cross the outline', () => {
  const mesh = new Mesh();
  expect(mesh.cut(square(mesh), { x: 0, y: 200 }, { x: 1, y: 0 })).toBeNull();
});

test('adds the vertices of a densified outline to the neighbour', () => {
  const mesh = new Mesh();
  const [upper, lower] = mesh.cut(square(mesh), { x: 0, y: 50 }, { x: 1, y: 0 }) ?? [[], []];
  mesh.densify(upper, 10);
  expect(mesh.expand(lower)).toHaveLength(4 + 9);
});
