import type { SessionEnd, TrustLevel } from '@portal/api';
import { lazy, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { OptionalBoundary } from '../pages/common/OptionalBoundary.tsx';
import { receivedAt } from '../stores/session/session-moments.ts';

const SessionWarning = lazy(async () => ({
  default: (await import('./SessionWarning.tsx')).SessionWarning,
}));

/** The warning is loaded so long before the end, in ms: twice the time for which it is shown. */
const LOAD_MS = 240_000;

/** Properties of the watch. */
interface SessionWatchProps {
  /** As the backend reported it last. */
  readonly end: SessionEnd;
  readonly level: TrustLevel;
}

/** Loads the warning before the end of the session when that is near (REAL-3). */
export function SessionWatch({ end, level }: SessionWatchProps): ReactElement | null {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const endsAt = receivedAt(end) + Math.min(end.idleSeconds, end.secondsLeft) * 1000;
    const timer = setTimeout(() => setIsNear(true), Math.max(0, endsAt - LOAD_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  if (!isNear) return null;
  return (
    <OptionalBoundary>
      <SessionWarning end={end} level={level} />
    </OptionalBoundary>
  );
}
