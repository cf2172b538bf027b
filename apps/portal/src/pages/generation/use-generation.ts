import { generationState, pollingDecision } from '@portal/order-flow';
import type { GenerationState } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';

/** How far the extract is, as the page needs it. */
export interface Generation {
  readonly state: GenerationState;
  /** The status could not be asked for. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Ends the asking: the person has clicked download. */
  readonly stop: () => void;
}

/**
 * Asks for the download status until there is nothing to wait for (FLOW-17). When to ask is decided by the clock,
 * and again when the page is shown: timers of a sleeping laptop fire late.
 */
export function useGeneration(orderId: string): Generation {
  const { queries, configuration } = useServices();
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [timedOut, setTimedOut] = useState(false);
  const [stopped, setStopped] = useState(false);
  const status = useQuery(queries.downloadStatus(orderId));
  const { refetch, dataUpdatedAt, isFetching, error } = status;
  const answered = status.data ? generationState(status.data) : 'waiting';

  useEffect(() => {
    if (stopped || timedOut || isFetching || error) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const decide = (): void => {
      clearTimeout(timer);
      const askedAt = dataUpdatedAt === 0 ? null : dataUpdatedAt;
      const now = Date.now();
      const decision = pollingDecision(answered, now, startedAt, askedAt, configuration.polling);
      if (decision.action === 'timeout') setTimedOut(true);
      if (decision.action !== 'ask') return;
      if (decision.afterMs === 0) void refetch();
      else timer = setTimeout(decide, decision.afterMs);
    };
    decide();
    document.addEventListener('visibilitychange', decide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', decide);
    };
  }, [
    answered,
    configuration.polling,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
    startedAt,
    stopped,
    timedOut,
  ]);

  return {
    state: timedOut && answered === 'waiting' ? 'timeout' : answered,
    error: isFetching ? null : error,
    retry: () => {
      setStartedAt(Date.now());
      void refetch();
    },
    stop: () => setStopped(true),
  };
}
