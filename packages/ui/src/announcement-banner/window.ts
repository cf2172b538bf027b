/** Where the banner gets the time from; tests and demonstrations bring their own. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Calls back after `delay` milliseconds; the returned function cancels. */
  after(delay: number, callback: () => void): () => void;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};

/** When something is to be seen, as ISO 8601 instants in UTC; a missing bound is open. */
export interface ValidityWindow {
  /** First instant it is seen, ISO 8601 in UTC (`…Z`); left out: at once. */
  readonly startsAt?: string | undefined;
  /** First instant it is no longer seen, ISO 8601 in UTC (`…Z`); left out: never. */
  readonly endsAt?: string | undefined;
}

// Longer waits overflow a browser's timer and would fire at once; they are waited for in parts.
const LONGEST_WAIT_MS = 2_147_483_647;

// An instant without offset would be read in the visitor's own time zone.
const OFFSET = /(?:z|[+-]\d{2}:?\d{2})$/i;

function instantOf(iso: string | undefined, open: number): number {
  if (iso === undefined) return open;
  const time = Date.parse(iso.includes('T') && !OFFSET.test(iso) ? `${iso}Z` : iso);
  return Number.isNaN(time) ? open : time;
}

/** Whether `now` lies in the window: from the start on, and before the end (UI-3). */
export function isWithin(window: ValidityWindow, now: number): boolean {
  return instantOf(window.startsAt, -Infinity) <= now && now < instantOf(window.endsAt, Infinity);
}

/**
 * Milliseconds until the next boundary, at most what a timer can hold; `null` when there is
 * none ahead.
 */
export function untilBoundary(window: ValidityWindow, now: number): number | null {
  const ahead = [instantOf(window.startsAt, -Infinity), instantOf(window.endsAt, Infinity)]
    .filter((time) => time > now && Number.isFinite(time))
    .map((time) => time - now);
  return ahead.length === 0 ? null : Math.min(...ahead, LONGEST_WAIT_MS);
}
