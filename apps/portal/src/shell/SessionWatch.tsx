import type { SessionEnd, TrustLevel } from '@portal/api';
import { lazy, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { OptionalBoundary } from '../pages/common/OptionalBoundary.tsx';

const SessionWarning = lazy(async () => ({
  default: (await import('./SessionWarning.tsx')).SessionWarning,
}));

/** The warning is loaded so long before the end, in seconds: twice the time for which it is shown. */
const LOAD_SECONDS = 240;

/** Properties of the watch. */
interface SessionWatchProps {
  /** As the backend reported it last. */
  readonly end: SessionEnd;
  readonly level: TrustLevel;
}

/** Loads the warning before the end of the session when that is near (REAL-3). */
export function SessionWatch({ end, level }: SessionWatchProps): ReactElement | null {
  const [known, setKnown] = useState(() => ({ end, since: Date.now(), isNear: false }));
  if (known.end !== end) setKnown({ ...known, end, since: Date.now() });
  useEffect(() => {
    const seconds = Math.min(end.idleSeconds, end.secondsLeft) - LOAD_SECONDS;
    const load = (): void => setKnown((before) => ({ ...before, isNear: true }));
    const timer = setTimeout(load, Math.max(0, seconds * 1000));
    return () => clearTimeout(timer);
  }, [end]);
  if (!known.isNear) return null;
  return (
    <OptionalBoundary>
      <SessionWarning end={end} since={known.since} level={level} />
    </OptionalBoundary>
  );
}
