import type { Database } from '../../db/database.ts';
import { GiveUp, type JobHandler, MAX_ATTEMPTS, RetryLater } from '../../jobs/job.ts';
import type { AuthorityPorts, CollectiveInvoiceRequest } from '../../ports/authority.ts';
import { electronicInvoice } from './electronic-invoice.ts';
import { readInvoice, type StoredInvoice, storeXml } from './invoices.ts';
import type { CollectiveItem } from './items.ts';
import { writeXml } from './write-xml.ts';

/** Accounting draws the PDF later; it is asked again after so many ms. */
const REPEAT_AFTER_MS = 600_000;

/** What accounting needs to draw the PDF of a collective invoice, and to book it. */
function collectiveRequest(
  invoice: StoredInvoice,
  items: readonly CollectiveItem[],
  portalUrl: string,
): CollectiveInvoiceRequest {
  const { name, street, zipCode, city, leitwegId } = invoice.buyer;
  return {
    invoiceNumber: invoice.number,
    kind: invoice.kind,
    month: invoice.month,
    publicFileName: invoice.file_name,
    callbackUrl: `${portalUrl}/api/invoice/${invoice.file_name}`,
    paymentUrl: `${portalUrl}/api/collective-invoices/${invoice.number}/payment`,
    issuedAt: invoice.issued_at.toISOString(),
    dueOn: invoice.due_day,
    ...(leitwegId === undefined ? {} : { buyerReference: leitwegId }),
    recipient: { name, street, zipCode, city },
    items: items.map((item) => ({
      positionId: item.position_id,
      orderNumber: item.order_number,
      number: item.position_number,
      kind: item.kind,
      description: item.description,
      ...(item.reference ? { fileNumber: item.reference } : {}),
      priceNet: item.net_cents,
      vatAmount: item.vat_cents,
      priceGross: item.gross_cents,
      vatRate: item.vat_rate,
    })),
  };
}

/** The job that writes the XML of a collective invoice, and requests its PDF until it is delivered. */
export function sendInvoiceJob({
  database,
  authority,
  portalUrl,
}: {
  readonly database: Database;
  readonly authority: Pick<AuthorityPorts, 'requestCollectiveInvoice'>;
  readonly portalUrl: string;
}): JobHandler {
  return async ({ subject, attempts }) => {
    const found = await readInvoice(database, subject);
    if (!found) return;
    const { invoice, items } = found;
    if (invoice.xml === null) {
      await storeXml(database, subject, await writeXml(electronicInvoice(invoice, items)));
    }
    if (invoice.storage_key !== null) return;
    await authority.requestCollectiveInvoice(collectiveRequest(invoice, items, portalUrl));
    const reason = 'The PDF has not come yet.';
    throw attempts < MAX_ATTEMPTS ? new RetryLater(reason, REPEAT_AFTER_MS) : new GiveUp(reason);
  };
}
