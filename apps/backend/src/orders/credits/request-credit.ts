import type { Database } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/job.ts';
import type { AuthorityPorts, CreditNoteRequest, InvoiceRequest } from '../../ports/authority.ts';
import { creditFileName } from '../delivery/file-names.ts';
import { invoiceRequest, itemsOf } from '../delivery/invoice-request.ts';
import { filesOf } from '../delivery/order-files.ts';
import { awaitFile } from '../delivery/request-files.ts';
import { findOrder, type StoredPosition } from '../order-store.ts';

/** What requesting credit notes needs. */
interface CreditRequestSettings {
  readonly database: Database;
  readonly authority: Pick<AuthorityPorts, 'requestCreditNote'>;
  readonly portalUrl: string;
}

/** The items of the position with negative amounts, and what they are taken back from. */
function creditNoteOf(
  { kind, issuedAt, recipient, orderNumber, cashReference }: InvoiceRequest,
  position: StoredPosition,
  portalUrl: string,
): CreditNoteRequest {
  const publicFileName = creditFileName(position);
  return {
    orderNumber,
    positionId: position.position_id,
    credits: kind,
    publicFileName,
    callbackUrl: `${portalUrl}/api/invoice/${publicFileName}`,
    issuedAt,
    ...(cashReference === undefined ? {} : { cashReference }),
    recipient,
    items: itemsOf(position).map((item) => ({
      ...item,
      priceNet: -item.priceNet,
      vatAmount: -item.vatAmount,
      priceGross: -item.priceGross,
    })),
  };
}

/** The job that requests the credit note of a position until it is delivered (LAW-3). */
export function requestCreditJob(settings: CreditRequestSettings): JobHandler {
  const { database, authority, portalUrl } = settings;
  return async (job) => {
    const [position] = await database.query<StoredPosition>(
      'select * from order_positions where position_id = $1::uuid',
      [job.subject],
    );
    if (!position?.credited_at) return;
    const { order_number: orderNumber } = position;
    const delivered = await filesOf(database, 'CREDIT', orderNumber);
    if (delivered.some(({ position_id: id }) => id === job.subject)) return;
    const order = await findOrder(database, orderNumber);
    const invoice = await invoiceRequest(database, order, portalUrl, position.credited_at);
    await authority.requestCreditNote(creditNoteOf(invoice, position, portalUrl));
    awaitFile(job);
  };
}
