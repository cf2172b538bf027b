import type { DownloadStatusAnswer, NextAction } from '@portal/api';
import type { StoredOrder, StoredPosition } from '../order-store.ts';

/** How far the file of an order is. */
export type DownloadStatus = DownloadStatusAnswer['downloadStatus'];

/** What the tables beside an order's own row say of it. */
export interface OrderFacts {
  readonly has_file: boolean;
  /** The cadastre was asked in vain for good. */
  readonly has_failed: boolean;
  readonly has_invoice: boolean;
  /** A payment is open at the provider. */
  readonly has_open_payment: boolean;
}

/** What of a position decides how its order goes on. */
export type DecisionInput = Pick<StoredPosition, 'approval_status' | 'order_pdf'> & {
  readonly sensitive: boolean;
};

/** SQL of the facts, for a query whose orders are called `o`. */
export const FACTS_SQL = `
  exists (select 1 from order_files f where f.order_number = o.order_number and f.kind = 'EXTRACT') as has_file,
  exists (select 1 from order_files f where f.order_number = o.order_number and f.kind = 'INVOICE') as has_invoice,
  exists (select 1 from jobs j where j.kind = 'order-extract' and j.subject = o.order_number
    and j.dead_at is not null) as has_failed,
  exists (select 1 from payments p where p.order_number = o.order_number and p.status = 'OPEN') as has_open_payment`;

/** How far the download is; NOT_AVAILABLE when there is paper only. */
export function downloadStatus(
  positions: readonly DecisionInput[],
  facts: OrderFacts,
): DownloadStatus {
  const digital = positions.filter(({ approval_status: status }) => status !== 'REJECTED');
  if (!digital.some((position) => position.order_pdf)) return 'NOT_AVAILABLE';
  if (facts.has_file) return 'READY';
  return facts.has_failed ? 'FAILED' : 'WAITING';
}

/** What the person can do now (BEY-1). */
export function nextAction(
  order: StoredOrder,
  positions: readonly DecisionInput[],
  facts: OrderFacts,
): NextAction {
  if (order.status === 'CREATED' || order.status === 'APPROVAL_PENDING') return 'WAIT_FOR_REVIEW';
  if (order.status === 'APPROVED') return facts.has_open_payment ? 'CONTINUE_PAYMENT' : 'PAY';
  if (order.status === 'CLOSED' && order.close_resolution !== 'COMPLETED') return 'NONE';
  if (downloadStatus(positions, facts) === 'READY') return 'DOWNLOAD';
  return order.status === 'CLOSED' ? 'NONE' : 'WAIT_FOR_DELIVERY';
}

/** Whether cancelling would be accepted: it waits for payment and names no owners (FLOW-16). */
export const isCancellable = (order: StoredOrder, positions: readonly DecisionInput[]): boolean =>
  order.status === 'APPROVED' && positions.every((position) => !position.sensitive);

/** What the list and the single order say alike. */
export function availableActions(
  order: StoredOrder,
  positions: readonly DecisionInput[],
  facts: OrderFacts,
) {
  const { payable_until: until, status } = order;
  return {
    nextAction: nextAction(order, positions, facts),
    cancellable: isCancellable(order, positions),
    invoiceAvailable: facts.has_invoice,
    ...(until && status === 'APPROVED' ? { payableUntil: until.toISOString() } : {}),
  };
}

/** A whole position as far as it decides how its order goes on. */
export const toDecisionInput = (position: StoredPosition): DecisionInput => ({
  approval_status: position.approval_status,
  order_pdf: position.order_pdf,
  sensitive: position.product.sensitiveData,
});
