import type { PagePoint } from '@portal/tagged-pdf';
import type { Box } from '../../land/model.ts';

/** The part of a closed ring inside a box (Sutherland and Hodgman), closed; empty when it lies outside. */
export function clipToBox(ring: readonly PagePoint[], box: Box): PagePoint[] {
  let points = ring.slice(0, -1);
  for (const [axis, limit, sign] of [
    [0, box[0], 1],
    [0, box[2], -1],
    [1, box[1], 1],
    [1, box[3], -1],
  ] as const) {
    const inside = (point: PagePoint): boolean => (point[axis] - limit) * sign >= 0;
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const corner = inside(point) === inside(before) ? [] : [crossing(before, point, axis, limit)];
      return inside(point) ? [...corner, point] : corner;
    });
  }
  const [first] = points;
  return first ? [...points, first] : [];
}

function crossing(from: PagePoint, to: PagePoint, axis: 0 | 1, limit: number): PagePoint {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
