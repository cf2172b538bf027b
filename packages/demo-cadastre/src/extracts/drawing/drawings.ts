import type { Land } from '../../land/model.ts';
import { type DataRequest, writeData } from '../data/write-data.ts';
import { drawCollectiveInvoice } from '../documents/draw-collective-invoice.ts';
import { drawCreditNote } from '../documents/draw-credit-note.ts';
import { drawExtract } from '../documents/draw-extract.ts';
import { drawInvoice } from '../documents/draw-invoice.ts';
import type {
  CollectiveInvoiceRequest,
  CreditNoteRequest,
  ExtractOrder,
  InvoiceRequest,
} from '../model.ts';

/** Something to draw; can be sent to a thread. */
export type DrawRequest =
  | { readonly kind: 'extract'; readonly order: ExtractOrder }
  | { readonly kind: 'invoice'; readonly invoice: InvoiceRequest }
  | { readonly kind: 'collective-invoice'; readonly invoice: CollectiveInvoiceRequest }
  | { readonly kind: 'credit-note'; readonly invoice: CreditNoteRequest }
  | ({ readonly kind: 'data' } & DataRequest);

/** Draws files. */
export interface Drawings {
  /** @throws when a parcel does not exist, or when the drawings were closed */
  draw(request: DrawRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Draws a file in this thread. */
export async function drawFile(land: Land, request: DrawRequest): Promise<Uint8Array> {
  if (request.kind === 'data') return writeData(land, request);
  if (request.kind === 'collective-invoice') {
    return drawCollectiveInvoice(land.issuer, request.invoice);
  }
  if (request.kind === 'credit-note') return drawCreditNote(land.issuer, request.invoice);
  return request.kind === 'extract'
    ? drawExtract(land, request.order)
    : drawInvoice(land.issuer, request.invoice);
}

/** Draws one file after the other in this thread. */
export function drawHere(land: Land): Drawings {
  let last: Promise<unknown> = Promise.resolve();
  return {
    draw: (request) => {
      const run = last.then(() => drawFile(land, request));
      last = run.catch(() => undefined);
      return run;
    },
    close: async () => undefined,
  };
}
