import { ApiError } from '@portal/api';
import type { DownloadStatusAnswer } from '@portal/api';
import { deliveryState, pollingDecision } from '@portal/order-flow';
import type { DeliveryState, PollingSettings } from '@portal/order-flow';

/** State of the download. */
export interface DownloadState {
  readonly state: DeliveryState;
  /** Status of the order in the last answer; null before the first one. */
  readonly order: Pick<DownloadStatusAnswer, 'orderStatus' | 'closeResolution'> | null;
  /** Why the status cannot be loaded; null before {@link TOLERATED_FAILURES} failures in a row. */
  readonly error: unknown;
}

/** Dependencies of the polling. */
export interface DownloadPollingOptions {
  readonly requestStatus: (signal: AbortSignal) => Promise<DownloadStatusAnswer>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly settings: PollingSettings;
  readonly onChange: (state: DownloadState) => void;
}

/** Control of the polling. */
export interface DownloadPolling {
  /** Polls at once instead of at the next interval, while polling goes on; for a tab that becomes visible. */
  readonly pollNow: () => void;
  /** Starts again with the whole time limit. */
  readonly restart: () => void;
  /** Stops for good: the page was left. A download stops nothing: it may be one of several extracts. */
  readonly stop: () => void;
}

/** The error is shown after so many failures in a row; fewer may be a short loss of connection. */
const TOLERATED_FAILURES = 3;

/** Whether another poll would fail in the same way, such as for an order that does not exist. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/**
 * Polls the download status until it is final (FLOW-17). Uses the clock and not only timers, because timers of a
 * sleeping laptop fire late; polls once more before it times out. After a refusal it waits as long as the backend asks for.
 */
export function pollDownload({
  requestStatus,
  now,
  settings,
  onChange,
}: DownloadPollingOptions): DownloadPolling {
  let startedAt = now();
  let polledAt: number | null = null;
  let failures = 0;
  /** What the backend asked for in its last answer, in ms. */
  let retryAfterMs = 0;
  let current: DownloadState = { state: 'waiting', order: null, error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let isStopped = false;

  const update = (next: DownloadState): void => {
    current = next;
    onChange(next);
  };

  const plan = (): void => {
    clearTimeout(timer);
    const decision = pollingDecision(current.state, now(), startedAt, polledAt, settings);
    if (decision.action === 'poll') {
      timer = setTimeout(() => void pollNow(), Math.max(decision.afterMs, retryAfterMs));
    }
    if (decision.action === 'timeout') update({ ...current, state: 'timeout', error: null });
  };

  const pollNow = async (): Promise<void> => {
    if (isStopped || running) return;
    const controller = new AbortController();
    running = controller;
    polledAt = now();
    const next = await requestStatus(controller.signal).then(
      (answer): DownloadState => {
        failures = 0;
        retryAfterMs = 0;
        return { state: deliveryState(answer), order: answer, error: null };
      },
      (error: unknown): DownloadState => {
        failures += 1;
        retryAfterMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
        const isReported = isFinal(error) || failures >= TOLERATED_FAILURES;
        return { ...current, error: isReported ? error : current.error };
      },
    );
    if (controller.signal.aborted) return;
    running = null;
    if (current.state !== 'timeout' || next.state !== 'waiting') update(next);
    if (!isFinal(next.error)) plan();
  };

  const begin = (): void => {
    startedAt = now();
    failures = 0;
    update({ state: 'waiting', order: null, error: null });
    void pollNow();
  };

  begin();
  return {
    pollNow: () => {
      if (current.state !== 'waiting') return;
      clearTimeout(timer);
      void pollNow();
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
