import { checkPdfUa, readPdf } from '@portal/tagged-pdf/testing';
import { describe, expect, it } from 'vitest';
import type { CreditNoteRequest } from '../model.ts';
import { drawCreditNote } from './draw-credit-note.ts';

const ISSUER = {
  state: 'Land Musterland',
  name: 'Landesvermessung Musterland',
  contact: 'Am Markt 3, 15990 Lindenau · kasse@example.org',
};

async function draw(given: Partial<CreditNoteRequest> = {}) {
  const bytes = await drawCreditNote(ISSUER, {
    orderNumber: '7K2M-Q0XA-93TB',
    credits: 'INVOICE',
    publicFileName: '7K2M-Q0XA-93TB-2-credit.pdf',
    callbackUrl: 'http://localhost:8080/api/invoice/7K2M-Q0XA-93TB-2-credit.pdf',
    issuedAt: '2026-11-29T10:00:00Z',
    recipient: {
      name: 'J́ana Müller',
      street: 'Heidestraße 17',
      zipCode: '15991',
      city: 'Neu Seeheim',
    },
    items: [
      {
        number: 2,
        description: 'Karte (PDF)',
        priceNet: -1000,
        vatAmount: -190,
        priceGross: -1190,
        vatRate: 19,
      },
    ],
    ...given,
  });
  const { pages, title } = await readPdf(bytes, 'text');
  return { title, text: pages.map((page) => page.text).join(' '), violations: checkPdfUa(bytes) };
}

describe('the credit note of a position (LAW-3)', () => {
  it('names the invoice, net, tax and gross as negative amounts, and what is paid back', async () => {
    const { title, text, violations } = await draw({ cashReference: '2026.0012' });
    expect(title).toBe('Gutschrift GS-7K2M-Q0XA-93TB-2');
    for (const part of [
      'RE-7K2M-Q0XA-93TB',
      '2026.0012',
      'J́ana Müller',
      '\u221210,00 €',
      '\u22121,90 €',
      '\u221211,90 €',
      'Wir zahlen Ihnen 11,90 € zurück.',
    ]) {
      expect(text).toContain(part);
    }
    expect(violations).toEqual([]);
  });

  it('says of a fee notice that the amount is no longer due', async () => {
    const { text } = await draw({ credits: 'FEE_NOTICE' });
    expect(text).toContain('GB-7K2M-Q0XA-93TB');
    expect(text).toContain('Sie müssen 11,90 € nicht mehr überweisen.');
  });
});
