/** How far what is seen may move while a story mounts; browsers call ten times as much good. */
const ALLOWED = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
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

/** What the reader saw move since {@link watchShifts}, in words; undefined when it stood still. */
export function shiftSeen(): string | undefined {
  seen.push(...(observer?.takeRecords() ?? []));
  const moved = seen
    .filter(isShift)
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0);
  return moved > ALLOWED
    ? `What is seen moved by ${moved.toFixed(3)} while it was mounted`
    : undefined;
}
