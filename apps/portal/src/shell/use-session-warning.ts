import type { SessionEnd } from '@portal/api';
import { useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';
import {
  momentsOf,
  receivedAt,
  type SessionMoments,
  type SessionWarning,
  warningAt,
} from '../stores/session/session-moments.ts';

/** Activity of a person. */
const ACTIVITY = ['keydown', 'pointerdown'] as const;

/** Renews the session when the person does something, at most once in half of its idle time. */
function useRenewal({ renewAfter }: SessionMoments, isWarning: boolean): void {
  const { session } = useServices();
  useEffect(() => {
    let isAsked = isWarning;
    const renew = (): void => {
      if (isAsked || Date.now() < renewAfter) return;
      isAsked = true;
      void session.refresh();
    };
    for (const type of ACTIVITY) window.addEventListener(type, renew, { passive: true });
    return () => {
      for (const type of ACTIVITY) window.removeEventListener(type, renew);
    };
  }, [session, renewAfter, isWarning]);
}

/** A known end, and what the person has been told about it. */
interface Known {
  readonly end: SessionEnd;
  readonly moments: SessionMoments;
  readonly isTold: boolean;
}

const knownOf = (end: SessionEnd): Known => ({
  end,
  moments: momentsOf(end, receivedAt(end)),
  isTold: false,
});

/**
 * What the person must know about the end of the session (REAL-3). Compared with the clock: timers stop while a laptop sleeps.
 *
 * @param end as the backend reported it last
 * @returns the warning, and a function that notes that it was read
 */
export function useSessionWarning(end: SessionEnd): readonly [SessionWarning, () => void] {
  const { session } = useServices();
  const [known, setKnown] = useState(() => knownOf(end));
  const [now, setNow] = useState(() => Date.now());
  if (known.end !== end) setKnown(knownOf(end));
  const warning = warningAt(known.moments, now, known.isTold);
  const at = warning.kind === 'over' ? null : warning.at;
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    // The backend says that the session has ended, as to any other call.
    if (at === null) void session.refresh();
    const timer = at === null ? undefined : setTimeout(look, Math.max(0, at - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at, session]);
  useRenewal(known.moments, warning.kind !== 'none');
  return [warning, () => setKnown({ ...known, isTold: true })];
}
