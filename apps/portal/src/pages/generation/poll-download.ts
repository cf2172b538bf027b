import { ApiError } from '@portal/api';
import type { DownloadStatusAnswer } from '@portal/api';
import { generationState, pollingDecision } from '@portal/order-flow';
import type { GenerationState, PollingSettings } from '@portal/order-flow';

/** What is known of an extract. */
export interface DownloadState {
  readonly state: GenerationState;
  /** Why the status cannot be asked for; null while it can, and after a single slip. */
  readonly error: unknown;
}

/** What the watching needs from its surroundings. */
export interface DownloadPollingOptions {
  readonly ask: (signal: AbortSignal) => Promise<DownloadStatusAnswer>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly settings: PollingSettings;
  readonly onChange: (watched: DownloadState) => void;
}

/** A watching that is under way. */
export interface DownloadPolling {
  /** The tab is seen again: asks at once instead of at the next interval, once more even after the time-out. */
  readonly askNow: () => void;
  /** Starts again from the beginning, with the whole time. */
  readonly restart: () => void;
  /** Ends the asking for good: the person has left or has clicked download. */
  readonly stop: () => void;
}

/** So many failures in a row are said; fewer may be a tunnel on the train. */
export const TOLERATED_FAILURES = 3;

/** Whether asking again would bring the same answer, such as that there is no such order. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/**
 * Asks for the download status until there is nothing to wait for (FLOW-17). When to ask is decided by the clock,
 * because timers of a sleeping laptop fire late; before giving up it asks one last time.
 */
export function pollDownload({
  ask,
  now,
  settings,
  onChange,
}: DownloadPollingOptions): DownloadPolling {
  let startedAt = now();
  let askedAt: number | null = null;
  let failures = 0;
  let watched: DownloadState = { state: 'waiting', error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let isStopped = false;

  const tell = (next: DownloadState): void => {
    watched = next;
    onChange(next);
  };

  const plan = (): void => {
    clearTimeout(timer);
    const decision = pollingDecision(watched.state, now(), startedAt, askedAt, settings);
    if (decision.action === 'ask') timer = setTimeout(() => void askNow(), decision.afterMs);
    if (decision.action === 'timeout') tell({ state: 'timeout', error: null });
  };

  const askNow = async (): Promise<void> => {
    if (isStopped || running) return;
    const controller = new AbortController();
    running = controller;
    askedAt = now();
    const next = await ask(controller.signal).then(
      (answer): DownloadState => {
        failures = 0;
        return { state: generationState(answer), error: null };
      },
      (error: unknown): DownloadState => {
        failures += 1;
        const isSaid = isFinal(error) || failures >= TOLERATED_FAILURES;
        return { state: watched.state, error: isSaid ? error : watched.error };
      },
    );
    if (controller.signal.aborted) return;
    running = null;
    if (watched.state !== 'timeout' || next.state !== 'waiting') tell(next);
    if (!isFinal(next.error)) plan();
  };

  const begin = (): void => {
    startedAt = now();
    failures = 0;
    tell({ state: 'waiting', error: null });
    void askNow();
  };

  begin();
  return {
    askNow: () => {
      if (watched.state === 'ready' || watched.state === 'paper-only') return;
      clearTimeout(timer);
      void askNow();
    },
    restart: () => {
      running?.abort();
      running = null;
      begin();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      running?.abort();
    },
  };
}
