import { describe, expect, it } from 'vitest';
import { momentsOf, WARNING_MS, warningAt } from './session-moments.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;
/** Ends after 5 minutes without a call, and after 30 in any case. */
const moments = momentsOf({ idleSeconds: 300, secondsLeft: 1800 }, NOW);

const at = (minutes: number, isKnown = false) =>
  warningAt(moments, NOW + minutes * MINUTE, isKnown);

describe('the end of a session (REAL-3)', () => {
  it('is warned of two minutes before, and not earlier', () => {
    const end = NOW + 5 * MINUTE;
    expect(at(0)).toEqual({ kind: 'none', at: end - WARNING_MS });
    expect(at(2.99).kind).toBe('none');
    expect(at(3)).toEqual({ kind: 'idle', at: end });
    expect(at(4.99).kind).toBe('idle');
    expect(at(5)).toEqual({ kind: 'over' });
  });

  it('is another one when no call can move it, and is said once', () => {
    const late = momentsOf({ idleSeconds: 300, secondsLeft: 240 }, NOW);
    const end = NOW + 4 * MINUTE;
    const warning = (minutes: number, isKnown: boolean) =>
      warningAt(late, NOW + minutes * MINUTE, isKnown);
    expect(warning(1, false).kind).toBe('none');
    expect(warning(2, false)).toEqual({ kind: 'total', at: end });
    expect(warning(2, true)).toEqual({ kind: 'none', at: end });
    expect(warning(4, true)).toEqual({ kind: 'over' });
  });

  it('is moved by activity after half of the time', () => {
    expect(moments.renewAfter).toBe(NOW + 2.5 * MINUTE);
  });

  it('is over after a laptop has slept, whatever timers say', () => {
    expect(at(600).kind).toBe('over');
  });
});
