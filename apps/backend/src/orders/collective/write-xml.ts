import type { Invoice } from '@e-invoice-eu/core';

/** What the library says beside errors is about spreadsheets, which are not used here. */
const SILENT = { log: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Writes an invoice as XRechnung 3.0 in UBL (ORG-5). The library compares it with its schema first.
 *
 * @throws when a value does not match the schema
 */
export async function writeXml(invoice: Invoice): Promise<string> {
  // Loaded once a month: it is larger than all that a start needs.
  const { InvoiceService } = await import('@e-invoice-eu/core');
  const xml = await new InvoiceService(SILENT).generate(invoice, {
    format: 'XRECHNUNG-UBL',
    lang: 'de-DE',
  });
  if (typeof xml !== 'string') throw new Error('The library wrote no text.');
  return xml;
}
