import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const of = (value?: string): number | null =>
  retryAfterMs(
    new Response(null, { headers: value === undefined ? {} : { 'retry-after': value } }),
    NOW,
  );

describe('Retry-After (OPS-9)', () => {
  it.each([
    ['120', 120_000],
    ['Thu, 26 Nov 2026 10:01:30 GMT', 90_000],
    ['Thu, 26 Nov 2026 09:00:00 GMT', 0],
    ['999999', 3_600_000],
    ['soon', null],
    [undefined, null],
  ])('%s is %s ms', (value, ms) => expect(of(value)).toBe(ms));
});
