import type { DownloadStatus, DownloadStatusAnswer, OrderPosition } from '@portal/api';
import { isCharged } from './approval.ts';
import { type DeliveryState, statusRow } from './status.ts';

const BY_DOWNLOAD: Readonly<Record<DownloadStatus, DeliveryState>> = {
  WAITING: 'waiting',
  READY: 'ready',
  NOT_AVAILABLE: 'paper-only',
  FAILED: 'failed',
};

/**
 * Maps order status, download status and close resolution to a state of the page (FLOW-17). A missing download status
 * maps to `failed`. A closed order is not `failed`: its state names the reason (JRN-3); a completed one without a file will
 * not get one any more.
 */
export function deliveryState(
  answer: Pick<DownloadStatusAnswer, 'orderStatus' | 'closeResolution'> & {
    readonly downloadStatus?: DownloadStatus | null;
  },
): DeliveryState {
  const { delivery, isClosed } = statusRow(answer);
  if (delivery) return delivery;
  const state = answer.downloadStatus ? BY_DOWNLOAD[answer.downloadStatus] : null;
  return isClosed && state === 'waiting' ? 'failed' : (state ?? 'failed');
}

/** Whether a position is delivered as a file: as PDF, or for other programs (DATA-6). */
export const isDigital = (position: Pick<OrderPosition, 'orderPdf' | 'fileFormats'>): boolean =>
  position.orderPdf || (position.fileFormats?.length ?? 0) > 0;

/** Whether all positions of an order are delivered on paper only; rejected ones do not count. */
export function isPaperOnly(
  positions: readonly Pick<OrderPosition, 'orderPdf' | 'fileFormats' | 'approvalStatus'>[],
): boolean {
  const delivered = positions.filter(({ approvalStatus }) => isCharged(approvalStatus));
  return delivered.length > 0 && delivered.every((position) => !isDigital(position));
}

/** Polling of the delivery page, in milliseconds (FLOW-17). */
export interface PollingSettings {
  /** Time between two requests. */
  readonly intervalMs: number;
  /** Time after which polling ends with the state `timeout`. */
  readonly timeoutMs: number;
}

/** Default polling (FLOW-17). */
export const DEFAULT_POLLING: PollingSettings = { intervalMs: 5000, timeoutMs: 900_000 };

/** Next step of the polling: request after a delay in milliseconds, give up, or stop. */
export type PollingDecision =
  | { readonly action: 'poll'; readonly afterMs: number }
  | { readonly action: 'timeout' }
  | { readonly action: 'stop' };

/**
 * Decides by the current time only: a timer that fires late, for example after standby, does not extend the time-out.
 * All times are milliseconds of the same clock. Without `lastPolledAt`, requests immediately.
 */
export function pollingDecision(
  state: DeliveryState,
  now: number,
  startedAt: number,
  lastPolledAt: number | null,
  settings: PollingSettings = DEFAULT_POLLING,
): PollingDecision {
  if (state !== 'waiting') return { action: 'stop' };
  const endsAt = startedAt + settings.timeoutMs;
  if (now >= endsAt) return { action: 'timeout' };
  const due = lastPolledAt === null ? now : lastPolledAt + settings.intervalMs;
  return { action: 'poll', afterMs: Math.max(0, Math.min(due, endsAt) - now) };
}
