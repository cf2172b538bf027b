import type { DownloadStatusAnswer, NextAction } from '@portal/api';
import { asksOf, isCharged } from '@portal/order-flow';
import { isDeadLetter } from '../../jobs/job-records.ts';
import {
  isPayable,
  NOT_CHARGED_SQL,
  rowOf,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import { personalFiles } from '../position-files.ts';

/** The status of the download. */
type DownloadStatus = DownloadStatusAnswer['downloadStatus'];

/** Facts about an order from other tables. */
export interface OrderFacts {
  /** Every extract that was not rejected has been delivered. */
  readonly has_file: boolean;
  /** All extracts were delivered in one file. */
  readonly has_common_file: boolean;
  /** The request to the cadastre has become a dead letter. */
  readonly has_failed: boolean;
  readonly has_invoice: boolean;
  /** A payment is open at the provider. */
  readonly has_open_payment: boolean;
}

/** The part of a position that decides the available actions. */
export type DecisionInput = Pick<
  StoredPosition,
  'approval_status' | 'order_pdf' | 'file_formats'
> & {
  readonly sensitive: boolean;
};

/** The number of `deliveredFiles` of the position `p`, in SQL. */
const DELIVERED_COUNT_SQL = `(case when p.file_formats is null then 1 else
  jsonb_array_length(p.file_formats) + (p.order_pdf or p.copies > 0)::integer end)`;

/** The facts in SQL, for a query with the alias `o` for orders. */
export const FACTS_SQL = `
  (exists (select 1 from order_files f where f.order_number = o.order_number and f.kind = 'EXTRACT')
    and not exists (select 1 from order_positions p where p.order_number = o.order_number
      and p.approval_status not in ${NOT_CHARGED_SQL} and not exists (select 1 from order_files f
        where f.order_number = o.order_number and f.kind = 'EXTRACT' and f.position_id is null)
      and (select count(*) from order_files f where f.order_number = o.order_number and f.kind = 'EXTRACT'
        and f.position_id = p.position_id) < ${DELIVERED_COUNT_SQL})) as has_file,
  exists (select 1 from order_files f where f.order_number = o.order_number and f.kind = 'EXTRACT'
    and f.position_id is null) as has_common_file,
  exists (select 1 from order_files f where f.order_number = o.order_number and f.kind = 'INVOICE') as has_invoice,
  ${isDeadLetter('order-extract', 'o.order_number')} as has_failed,
  exists (select 1 from payments p where p.order_number = o.order_number and p.status = 'OPEN') as has_open_payment`;

type OrderStatus = Pick<StoredOrder, 'status' | 'close_resolution'>;

/** How many files a person gets. */
const digitalCount = (positions: readonly DecisionInput[]): number =>
  positions
    .filter((one) => isCharged(one.approval_status))
    .reduce((count, one) => count + personalFiles(one).length, 0);

/** The status of the download; NOT_AVAILABLE when only paper was ordered, and of a closed order that was not completed (SEED-12). */
export function downloadStatus(
  order: OrderStatus,
  positions: readonly DecisionInput[],
  facts: OrderFacts,
): DownloadStatus {
  if (rowOf(order).isEnded || digitalCount(positions) === 0) return 'NOT_AVAILABLE';
  if (facts.has_file) return 'READY';
  return facts.has_failed ? 'FAILED' : 'WAITING';
}

/** The number of files in the download. */
export function downloadCount(
  order: OrderStatus,
  positions: readonly DecisionInput[],
  facts: OrderFacts,
): number {
  if (downloadStatus(order, positions, facts) !== 'READY') return 0;
  if (facts.has_common_file) return 1;
  return digitalCount(positions);
}

/** The next action of the customer (BEY-1). */
function nextAction(
  order: StoredOrder,
  positions: readonly DecisionInput[],
  facts: OrderFacts,
): NextAction {
  const { nextAction: usual, isReleased, isClosed } = rowOf(order);
  if (isReleased) {
    if (downloadStatus(order, positions, facts) === 'READY') return 'DOWNLOAD';
    return isClosed ? 'NONE' : 'WAIT_FOR_DELIVERY';
  }
  if (isPayable(order) && facts.has_open_payment) return 'CONTINUE_PAYMENT';
  return asksOf(positions.map((one) => one.approval_status))?.nextAction ?? usual;
}

/** Whether the order can be cancelled: it awaits payment and contains no owner data (FLOW-16). */
const isCancellable = (order: StoredOrder, positions: readonly DecisionInput[]): boolean =>
  isPayable(order) && positions.every((position) => !position.sensitive);

/** The actions and facts that list and single order share. */
export function availableActions(
  order: StoredOrder,
  positions: readonly DecisionInput[],
  facts: OrderFacts,
) {
  const { payable_until: until } = order;
  return {
    nextAction: nextAction(order, positions, facts),
    cancellable: isCancellable(order, positions),
    invoiceAvailable: facts.has_invoice,
    ...(until && isPayable(order) ? { payableUntil: until.toISOString() } : {}),
  };
}

/** Selects what decides the available actions. */
export const toDecisionInput = (position: StoredPosition): DecisionInput => ({
  approval_status: position.approval_status,
  order_pdf: position.order_pdf,
  file_formats: position.file_formats,
  sensitive: position.product.sensitiveData,
});
