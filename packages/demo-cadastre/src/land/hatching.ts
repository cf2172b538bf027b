type Point = readonly [number, number];

/** Where a polygon crosses the line x + y = sum, as values of x in ascending order. */
function crossings(rings: readonly (readonly Point[])[], sum: number): number[] {
  const found = rings.flatMap((ring) =>
    ring.flatMap(([x, y], index) => {
      const [fromX, fromY] = ring[(index + ring.length - 1) % ring.length] ?? [x, y];
      const [here, before] = [x + y - sum, fromX + fromY - sum];
      if (here < 0 === before < 0) return [];
      return [fromX + ((x - fromX) * before) / (before - here)];
    }),
  );
  return found.toSorted((a, b) => a - b);
}

/**
 * Lines at 45 degrees within a polygon, as the data of an SVG path in whole pixels. A pattern would have an address, which browsers do not find in a
 * drawing of another file.
 *
 * @param rings outlines in pixels
 * @param distance pixels between two lines, measured along an axis
 */
export function hatching(rings: readonly (readonly Point[])[], distance: number): string {
  const sums = rings.flat().map(([x, y]) => x + y);
  const lines: string[] = [];
  const first = Math.ceil(Math.min(...sums) / distance) * distance;
  for (let sum = first; sum < Math.max(...sums); sum += distance) {
    const at = crossings(rings, sum);
    for (let index = 0; index + 1 < at.length; index += 2) {
      const [left, right] = [Math.round(at[index] ?? 0), Math.round(at[index + 1] ?? 0)];
      if (right > left) lines.push(`M${left} ${sum - left}L${right} ${sum - right}`);
    }
  }
  return lines.join('');
}
