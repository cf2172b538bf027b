import { checkPdfUa, readPdf } from '@portal/tagged-pdf/testing';
import { describe, expect, it } from 'vitest';
import type { CollectiveInvoiceRequest } from '../model.ts';
import { drawCollectiveInvoice } from './draw-collective-invoice.ts';

const ISSUER = {
  state: 'Land Musterland',
  name: 'Landesvermessung Musterland',
  contact: 'Am Markt 3, 15990 Lindenau · kasse@example.org',
};

const itemOf = (
  kind: 'CHARGE' | 'CREDIT',
  gross: number,
  fileNumber?: string,
): CollectiveInvoiceRequest['items'][number] => ({
  number: 1,
  orderNumber: '7K2M-Q0XA-93TB',
  kind,
  fileNumber,
  description: 'Flurstücksnachweis, Lindenau, Flur 3, Flurstück 9 (PDF)',
  priceNet: gross,
  vatAmount: 0,
  priceGross: gross,
  vatRate: 0,
});

async function draw(
  items: CollectiveInvoiceRequest['items'],
  kind: CollectiveInvoiceRequest['kind'],
) {
  const bytes = await drawCollectiveInvoice(ISSUER, {
    invoiceNumber: 'SR-2026-00001',
    kind,
    month: '2026-11',
    publicFileName: 'SR-2026-00001.pdf',
    callbackUrl: 'http://localhost:8080/api/invoice/SR-2026-00001.pdf',
    issuedAt: '2026-11-30T23:10:00Z',
    dueOn: '2026-12-15',
    recipient: { name: 'Notariat', street: 'Markt 2', zipCode: '15990', city: 'Lindenau' },
    items,
  });
  const { pages, title } = await readPdf(bytes, 'text');
  return { title, text: pages.map((page) => page.text).join(' '), violations: checkPdfUa(bytes) };
}

describe('the collective invoice as PDF (ORG-5)', () => {
  it('names month, items with order and file number, sum, day and account', async () => {
    const { title, text, violations } = await draw(
      [itemOf('CHARGE', 2200, 'UVZ 12/2026'), itemOf('CREDIT', -700)],
      'INVOICE',
    );
    expect(violations).toEqual([]);
    expect(title).toBe('Sammelrechnung SR-2026-00001');
    for (const part of [
      'November 2026',
      '01.12.2026',
      '15.12.2026',
      'UVZ 12/2026',
      '7K2M-Q0XA-93TB',
      'Gutschrift: ',
      '\u22127,00',
      '15,00',
      'Verwendungszweck',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('asks for nothing on a credit note', async () => {
    const { title, text, violations } = await draw([itemOf('CREDIT', -700)], 'CREDIT_NOTE');
    expect(violations).toEqual([]);
    expect(title).toBe('Gutschrift SR-2026-00001');
    expect(text).toContain('Wir überweisen Ihnen 7,00');
    expect(text).not.toContain('Verwendungszweck');
  });

  it('has hundreds of items on several pages', async () => {
    const items = Array.from({ length: 150 }, () => itemOf('CHARGE', 1100));
    const { text, violations } = await draw(items, 'INVOICE');
    expect(violations).toEqual([]);
    expect(text).toContain('1.650,00');
  });
});
