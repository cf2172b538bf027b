import { boxesIntersect } from './geometry.ts';
import type { Box } from './model.ts';

/** Side of an index cell in metres; about a few house lots. */
const CELL = 160;

/** An entry with a bounding box. */
interface Boxed {
  readonly box: Box;
}

/** Returns a search for the entries whose bounding box intersects a given one, in their original order. */
export function createBoxIndex<T extends Boxed>(entries: readonly T[]): (box: Box) => readonly T[] {
  const cells = new Map<string, number[]>();
  entries.forEach(({ box }, index) => {
    for (const key of cellKeys(box)) {
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [index]);
      else cell.push(index);
    }
  });
  return (box) => {
    // With more cells than entries a linear search is faster.
    if (cellCount(box) > entries.length)
      return entries.filter((entry) => boxesIntersect(entry.box, box));
    const found = new Set<number>();
    for (const key of cellKeys(box)) for (const index of cells.get(key) ?? []) found.add(index);
    return [...found]
      .toSorted((a, b) => a - b)
      .flatMap((index) => entries[index] ?? [])
      .filter((entry) => boxesIntersect(entry.box, box));
  };
}

function cellCount([west, south, east, north]: Box): number {
  return (Math.max(0, east - west) / CELL + 1) * (Math.max(0, north - south) / CELL + 1);
}

function* cellKeys([west, south, east, north]: Box): Generator<string> {
  for (let column = Math.floor(west / CELL); column <= Math.floor(east / CELL); column += 1) {
    for (let row = Math.floor(south / CELL); row <= Math.floor(north / CELL); row += 1) {
      yield `${column}:${row}`;
    }
  }
}
