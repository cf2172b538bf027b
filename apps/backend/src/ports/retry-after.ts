/** Longest time that a system can ask for, in ms. */
const LONGEST_MS = 3_600_000;

/** The time of `Retry-After` in ms, at most an hour: seconds or an instant (RFC 9110, 10.2.3); null without one. */
export function retryAfterMs(
  { headers }: Pick<Response, 'headers'>,
  now = Date.now(),
): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_MS);
}
