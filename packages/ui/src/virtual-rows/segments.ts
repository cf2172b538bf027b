/** Rows that come and go together: as many as about two windows have. */
export const GROUP = 50;

/** Groups of rows that are in the DOM, one by one, or the place of several that are not. */
export interface Segment {
  /** The first group. */
  readonly from: number;
  /** The group after the last one. */
  readonly to: number;
  readonly isThere: boolean;
}

/** The groups from one up to another, which is not part of it. */
export type Range = readonly [from: number, to: number];

/** All groups in order; those that are not there are joined. */
export function segmentsOf(number: number, isThere: (group: number) => boolean): Segment[] {
  const segments: Segment[] = [];
  for (let group = 0; group < number; group += 1) {
    const last = segments.at(-1);
    const there = isThere(group);
    if (last && !last.isThere && !there) {
      segments[segments.length - 1] = { ...last, to: group + 1 };
    } else segments.push({ from: group, to: group + 1, isThere: there });
  }
  return segments;
}

/** What an observer says of a segment: its box, and the part of it that is near the window. */
export interface Seen {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: Pick<DOMRectReadOnly, 'top' | 'height'>;
  readonly intersectionRect: Pick<DOMRectReadOnly, 'top' | 'height'>;
}

/** The groups of a segment that are near the window; of a place, those in the part that is. */
function nearIn({ from, to }: Segment, seen: Seen): Range {
  const { top, height } = seen.boundingClientRect;
  if (height === 0) return [from, to];
  const groupsPerPx = (to - from) / height;
  const start = (seen.intersectionRect.top - top) * groupsPerPx;
  const end = start + seen.intersectionRect.height * groupsPerPx;
  return [from + Math.floor(start), Math.min(to, from + Math.floor(end) + 1)];
}

/** The groups that are near the window; null if none is, as for a table in a hidden element. */
export function nearGroups(segments: readonly Segment[], seen: readonly Seen[]): Range | null {
  const near = segments.flatMap((segment, at) => {
    const one = seen[at];
    return one?.isIntersecting ? [nearIn(segment, one)] : [];
  });
  if (near.length === 0) return null;
  return [Math.min(...near.map(([from]) => from)), Math.max(...near.map(([, to]) => to))];
}
