/** How far what is seen may move while a story mounts; browsers call ten times as much good. */
const ALLOWED = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';

let observer: PerformanceObserver | undefined;
let seen: PerformanceEntry[] = [];

/** Begins to watch for what moves by itself; what moved before is forgotten. */
export function watchShifts(): void {
  observer?.disconnect();
  seen = [];
  observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
}

/** What of a shift is still there; what went with the story before is none of this story's doing. */
function movedNodes({ sources }: Shift): readonly Node[] {
  return sources.flatMap(({ node }) => (node?.isConnected ? [node] : []));
}

const inWords = (node: Node): string =>
  `${node.nodeName.toLowerCase()} “${(node.textContent ?? '').trim().slice(0, 30)}”`;

/** What the reader saw move since {@link watchShifts}, in words; undefined when it stood still. */
export function shiftSeen(): string | undefined {
  seen.push(...(observer?.takeRecords() ?? []));
  const shifts = seen
    .filter(isShift)
    .filter((shift) => !shift.hadRecentInput && movedNodes(shift).length > 0);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  if (moved <= ALLOWED) return undefined;
  const what = [...new Set(shifts.flatMap(movedNodes).map(inWords))].join(', ');
  return `What is seen moved by ${moved.toFixed(3)} while it was mounted: ${what}`;
}
