import type { DownloadStatus, DownloadStatusAnswer, OrderPosition } from '@portal/api';

/** What the generation page shows (FLOW-17). */
export type GenerationState =
  | 'waiting'
  | 'ready'
  | 'paper-only'
  | 'not-approved'
  | 'not-paid'
  | 'failed'
  | 'timeout';

const BY_DOWNLOAD: Readonly<Record<DownloadStatus, GenerationState>> = {
  WAITING: 'waiting',
  READY: 'ready',
  NOT_AVAILABLE: 'paper-only',
  FAILED: 'failed',
};

const byDownload = (status: DownloadStatus | null | undefined): GenerationState =>
  status ? BY_DOWNLOAD[status] : 'failed';

/**
 * The seeds' table of order status, download status and close resolution. A status that is missing counts as
 * failed. An order that is CLOSED and COMPLETED has nothing left to wait for, so waiting counts as failed there.
 */
export function generationState(
  answer: Pick<DownloadStatusAnswer, 'orderStatus' | 'closeResolution'> & {
    readonly downloadStatus?: DownloadStatus | null;
  },
): GenerationState {
  switch (answer.orderStatus) {
    case 'CREATED':
    case 'APPROVAL_PENDING':
      return 'not-approved';
    case 'APPROVED':
      return 'not-paid';
    case 'READY_FOR_DELIVERY':
    case 'GENERATION_COMPLETED':
      return byDownload(answer.downloadStatus);
    case 'CLOSED': {
      if (answer.closeResolution !== 'COMPLETED') return 'failed';
      const state = byDownload(answer.downloadStatus);
      return state === 'waiting' ? 'failed' : state;
    }
    default:
      return 'failed';
  }
}

/** Whether nothing of an order can be downloaded because all that is delivered is paper. */
export function isPaperOnly(
  positions: readonly Pick<OrderPosition, 'orderPdf' | 'approvalStatus'>[],
): boolean {
  const delivered = positions.filter((position) => position.approvalStatus !== 'REJECTED');
  return delivered.length > 0 && delivered.every((position) => !position.orderPdf);
}

/** How the generation page polls, in milliseconds. */
export interface PollingSettings {
  readonly intervalMs: number;
  readonly timeoutMs: number;
}

/** The polling of the seeds. */
export const DEFAULT_POLLING: PollingSettings = { intervalMs: 5000, timeoutMs: 900_000 };

/** What to do now: ask after so many milliseconds, give up, or stop because there is nothing to wait for. */
export type PollingDecision =
  | { readonly action: 'ask'; readonly afterMs: number }
  | { readonly action: 'timeout' }
  | { readonly action: 'stop' };

/**
 * Decides by the clock alone, so that a timer that fires late (a sleeping laptop) cannot stretch the time-out.
 * All times are milliseconds since the same moment. `lastAskedAt` null asks at once.
 */
export function pollingDecision(
  state: GenerationState,
  now: number,
  startedAt: number,
  lastAskedAt: number | null,
  settings: PollingSettings = DEFAULT_POLLING,
): PollingDecision {
  if (state !== 'waiting') return { action: 'stop' };
  const endsAt = startedAt + settings.timeoutMs;
  if (now >= endsAt) return { action: 'timeout' };
  const due = lastAskedAt === null ? now : lastAskedAt + settings.intervalMs;
  return { action: 'ask', afterMs: Math.max(0, Math.min(due, endsAt) - now) };
}
