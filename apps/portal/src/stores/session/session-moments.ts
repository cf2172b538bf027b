import type { SessionEnd } from '@portal/api';

/** When a session ends, in ms since 1970 by the clock of the browser. */
export interface SessionMoments {
  /** Without another call. */
  readonly idleAt: number;
  /** Whatever the number of calls. */
  readonly totalAt: number;
  /** Activity before this moment needs no call. */
  readonly renewAfter: number;
}

/** A warning comes so long before the end, in ms: time enough to read it (WCAG 2.2.1 asks for 20 s). */
export const WARNING_MS = 120_000;

/** What a person must know at a moment. */
export type SessionWarning =
  /** Nothing; looked at again at `at`. */
  | { readonly kind: 'none'; readonly at: number }
  /** The session ends at `at` unless the person goes on. */
  | { readonly kind: 'idle'; readonly at: number }
  /** The session ends at `at`, and only another login helps. */
  | { readonly kind: 'total'; readonly at: number }
  | { readonly kind: 'over' };

const RECEIVED = new WeakMap<SessionEnd, number>();

/** When the backend reported an end, in ms since 1970: the first time that somebody asks for it here. */
export function receivedAt(end: SessionEnd): number {
  const at = RECEIVED.get(end) ?? Date.now();
  RECEIVED.set(end, at);
  return at;
}

/** The moments of a session, of which the backend has just reported when it ends. */
export function momentsOf({ idleSeconds, secondsLeft }: SessionEnd, now: number): SessionMoments {
  const idleMs = idleSeconds * 1000;
  return {
    idleAt: now + idleMs,
    totalAt: now + secondsLeft * 1000,
    renewAfter: now + idleMs / 2,
  };
}

/**
 * What a person must know now (REAL-3).
 *
 * @param isKnown whether the person has seen that the session will end
 */
export function warningAt(
  { idleAt, totalAt }: SessionMoments,
  now: number,
  isKnown: boolean,
): SessionWarning {
  const end = Math.min(idleAt, totalAt);
  if (now >= end) return { kind: 'over' };
  const isLast = totalAt <= idleAt;
  if (isLast && isKnown) return { kind: 'none', at: end };
  if (now < end - WARNING_MS) return { kind: 'none', at: end - WARNING_MS };
  return { kind: isLast ? 'total' : 'idle', at: end };
}
