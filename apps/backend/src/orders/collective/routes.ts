import type { PaymentMethod } from '@portal/api';
import { hrefOf, paths } from '@portal/api/pages';
import type { CollectiveSettings } from '../../config/collective-file.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { FileStore } from '../../files/file-store.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { type Handlers, sessionOf } from '../../http/handlers.ts';
import { sendContent } from '../../http/send-content.ts';
import { organisationOf } from '../../organisations/routes.ts';
import type { Owner } from '../../session/owner.ts';
import { accountOf, findAgreement } from './accounts.ts';
import { findInvoice, listInvoices, reportPayment, type StoredInvoice } from './invoices.ts';

/** What the handlers need. */
interface CollectiveServices {
  readonly database: Database;
  readonly collective: CollectiveSettings | null;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly credit: (orderNumber: string, positionNumber: number) => Promise<void>;
}

/** The method as the payment page names it. */
const METHOD = {
  method: 'COLLECTIVE',
  displayName: 'Sammelrechnung',
  englishDisplayName: 'Collective invoice',
  names: { nds: 'Sammelreken' },
} as const;

/** Payment by collective invoice, for the pages and for programs (ORG-5). */
export interface CollectiveOffers {
  /** The method with the account of the organisation; none where the state does not allow it. */
  offered(owner: Owner): Promise<readonly PaymentMethod[]>;
  /** Releases an order. @returns the address of its delivery page @throws DomainError */
  pay(owner: Owner, orderNumber: string): Promise<string>;
}

/** @param pay puts an order on the next collective invoice */
export function collectiveOffers({
  database,
  collective,
  portalUrl,
  pay,
}: {
  readonly database: Database;
  readonly collective: CollectiveSettings | null;
  readonly portalUrl: string;
  readonly pay: (owner: Owner, orderNumber: string) => Promise<void>;
}): CollectiveOffers {
  return {
    offered: async ({ organisationId }) => {
      const agreement = await findAgreement(database, collective, organisationId);
      if (!agreement || organisationId === null) return [];
      return [{ ...METHOD, account: await accountOf(database, organisationId, agreement) }];
    },
    pay: async (owner, orderNumber) => {
      await pay(owner, orderNumber);
      return `${portalUrl}/${hrefOf(paths.delivery(orderNumber))}`;
    },
  };
}

/** The PDF of an invoice. @throws DomainError `not-found` until it is delivered */
function pdfOf({ storage_key: key, size, sha256 }: StoredInvoice) {
  if (key === null || size === null || sha256 === null) throw notFound('NO_DOWNLOAD');
  return { key, size, sha256 };
}

/** Handlers of the calls about collective invoices (ORG-5). */
export function collectiveHandlers({
  database,
  collective,
  files,
  now,
  credit,
}: CollectiveServices): Handlers<
  | 'listCollectiveInvoices'
  | 'downloadCollectiveInvoice'
  | 'reportCollectivePayment'
  | 'creditPosition'
> {
  return {
    listCollectiveInvoices: async (call) =>
      listInvoices(database, collective, organisationOf(sessionOf(call))),
    downloadCollectiveInvoice: async (call) => {
      const { id } = organisationOf(sessionOf(call));
      const { format = 'pdf' } = call.query;
      const invoice = await findInvoice(database, id, call.params.invoiceNumber);
      const name = `${invoice.kind === 'INVOICE' ? 'Sammelrechnung' : 'Gutschrift'}_${invoice.number}`;
      const reply = call.reply
        .header('content-disposition', contentDisposition(`${name}.${format}`))
        .header('cache-control', 'no-store');
      if (format === 'xml') {
        if (invoice.xml === null) throw notFound('NO_DOWNLOAD');
        return reply.type('application/xml; charset=utf-8').send(invoice.xml);
      }
      const { key, size, sha256 } = pdfOf(invoice);
      return sendContent(call.request, reply, {
        size,
        type: 'application/pdf',
        sha256,
        open: () => files.read(key),
      });
    },
    reportCollectivePayment: async ({ params }) => {
      await reportPayment(database, params.invoiceNumber, now());
      return undefined;
    },
    creditPosition: async ({ params }) => {
      await credit(params.orderNumber, Number(params.positionNumber));
      return undefined;
    },
  };
}
