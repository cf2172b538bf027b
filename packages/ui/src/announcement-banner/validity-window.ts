/** Source of the time; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Calls `callback` after `delay` milliseconds; the returned function cancels it. */
  after(delay: number, callback: () => void): () => void;
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};

/** When something is shown, as ISO 8601 instants in UTC; a missing bound is unbounded. */
export interface ValidityWindow {
  /** First instant it is shown, ISO 8601 in UTC (`…Z`); default: immediately. */
  readonly startsAt?: string | undefined;
  /** First instant it is no longer shown, ISO 8601 in UTC (`…Z`); default: never. */
  readonly endsAt?: string | undefined;
}

// Longer delays overflow a browser's timer, which would fire immediately.
const LONGEST_WAIT_MS = 2_147_483_647;

// `Date.parse` interprets an instant without offset in the local time zone.
const OFFSET = /(?:z|[+-]\d{2}:?\d{2})$/i;

function instantOf(iso: string | undefined, unbounded: number): number {
  if (iso === undefined) return unbounded;
  const time = Date.parse(iso.includes('T') && !OFFSET.test(iso) ? `${iso}Z` : iso);
  return Number.isNaN(time) ? unbounded : time;
}

/** Whether `now` is within the window: at or after the start, and before the end. */
export function isWithin(window: ValidityWindow, now: number): boolean {
  return instantOf(window.startsAt, -Infinity) <= now && now < instantOf(window.endsAt, Infinity);
}

/**
 * Milliseconds until the next boundary, at most what a timer can hold; `null` when there is none
 * ahead.
 */
export function untilBoundary(window: ValidityWindow, now: number): number | null {
  const ahead = [instantOf(window.startsAt, -Infinity), instantOf(window.endsAt, Infinity)]
    .filter((time) => time > now && Number.isFinite(time))
    .map((time) => time - now);
  return ahead.length === 0 ? null : Math.min(...ahead, LONGEST_WAIT_MS);
}
