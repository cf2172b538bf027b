/** Stands for omitted pages. */
export const GAP = 'gap';

/**
 * The page numbers to show, counted from 0: the first, the last, the current and its
 * neighbours. A single omitted page is shown instead of a gap.
 */
export function pagesToShow(current: number, count: number): readonly (number | typeof GAP)[] {
  const candidates = [0, current - 1, current, current + 1, count - 1]
    .filter((page) => page >= 0 && page < count)
    .toSorted((a, b) => a - b);
  const shown: (number | typeof GAP)[] = [];
  let previous = -1;
  for (const page of candidates) {
    if (page === previous) continue;
    if (page - previous === 2) shown.push(page - 1);
    else if (page - previous > 2) shown.push(GAP);
    shown.push(page);
    previous = page;
  }
  return shown;
}
