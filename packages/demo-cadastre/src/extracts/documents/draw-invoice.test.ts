import { describe, expect, it } from 'vitest';
import { checkPdfUa, readPdf, rolesOf } from '@portal/tagged-pdf/testing';
import type { InvoiceRequest } from '../model.ts';
import { drawInvoice } from './draw-invoice.ts';

const LONG =
  'Liegenschaftskarte mit Bodenschätzung, Gemarkung Groß Wacholderwinkel, Flur 12, Flurstück 12345/6789, mit zwei Ausdrucken';

function invoice(given: Partial<InvoiceRequest> = {}): InvoiceRequest {
  return {
    orderNumber: '2026-000042',
    kind: 'INVOICE',
    publicFileName: 'invoice.pdf',
    callbackUrl: 'http://localhost:8080/api/invoice/invoice.pdf',
    issuedAt: '2026-11-21T10:00:00Z',
    paymentMethod: 'CREDIT_CARD',
    paidAt: '2026-11-20T10:00:00Z',
    cashReference: null,
    recipient: {
      name: 'Erika Mustermann',
      street: 'Heidestraße 17',
      zipCode: '15991',
      city: 'Neu Seeheim',
    },
    items: [
      { number: 1, description: LONG, priceNet: 2437, vatAmount: 463, priceGross: 2900 },
      { number: 2, description: 'Karte', priceNet: 1000, vatAmount: 190, priceGross: 1190 },
    ],
    ...given,
  };
}

const ISSUER = {
  state: 'Land Musterland',
  name: 'Landesvermessung Musterland',
  contact: 'Am Markt 3, 15990 Lindenau · kasse@example.org',
};

async function draw(given: Partial<InvoiceRequest> = {}) {
  const bytes = await drawInvoice(ISSUER, invoice(given));
  const { pages, title } = await readPdf(bytes, 'text');
  const text = pages.map((page) => page.text).join(' ');
  return { pages, title, text, roles: rolesOf(bytes), violations: checkPdfUa(bytes) };
}

describe('the invoice (DOC-8)', () => {
  it('names the reference of the cash office where there is one (REAL-4)', async () => {
    const { text } = await draw({ cashReference: '2026.0012.3456' });
    expect(text).toContain('Kassenzeichen');
    expect(text).toContain('2026.0012.3456');
    expect((await draw()).text).not.toContain('Kassenzeichen');
  });

  it('names each rate of the tax with its net amount (LAW-3)', async () => {
    const { text, violations } = await draw({
      items: [
        {
          number: 1,
          description: 'Karte',
          priceNet: 1000,
          vatAmount: 190,
          priceGross: 1190,
          vatRate: 19,
        },
        {
          number: 2,
          description: 'Buch',
          priceNet: 1000,
          vatAmount: 70,
          priceGross: 1070,
          vatRate: 7,
        },
        {
          number: 3,
          description: 'Nachweis',
          priceNet: 1200,
          vatAmount: 0,
          priceGross: 1200,
          vatRate: 0,
        },
      ],
    });
    const flat = text.replaceAll(/\s+/g, ' ');
    expect(flat).toContain('19 % Umsatzsteuer auf 10,00 €: 1,90 €.');
    expect(flat).toContain('7 % Umsatzsteuer auf 10,00 €: 0,70 €.');
    expect(flat).toContain('Ohne Umsatzsteuer: 12,00 € für amtliche Leistungen');
    expect(flat).toContain('34,60 €');
    expect(violations).toEqual([]);
  });

  it('has number, issuer, recipient, items, totals, payment method and date', async () => {
    const { text, roles, violations } = await draw();
    for (const part of [
      'RE-2026-000042',
      'Land Musterland',
      'Landesvermessung Musterland',
      'Am Markt 3, 15990 Lindenau',
      'Erika Mustermann',
      'Heidestraße 17',
      '15991 Neu Seeheim',
      '24,37 €',
      '4,63 €',
      '34,37 €',
      '6,53 €',
      '40,90 €',
      'Kreditkarte',
      '20.11.2026',
      '21.11.2026',
      'Der Betrag ist bezahlt',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Widerspruch');
    expect(roles.get('TH')).toBe(5);
    expect(violations).toEqual([]);
  });

  it('names the month of the service, as an accountant asks (LOOK-3)', async () => {
    for (const kind of ['INVOICE', 'FEE_NOTICE'] as const) {
      const { text } = await draw({ kind, issuedAt: '2026-11-30T23:30:00Z' });
      expect(text).toMatch(/Leistungsmonat\s+Dezember 2026/);
    }
  });

  it('wraps a long line at full size inside its column', async () => {
    const { pages } = await draw();
    const lines = (pages[0]?.texts ?? []).filter(
      ({ text }) => LONG.includes(text) && text.length > 9,
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const { size, x, width } of lines) {
      expect(size).toBe(9);
      expect(x + width).toBeLessThan(118.01);
    }
    const words = lines.map(({ text }) => text).join(' ');
    expect(words).toBe(LONG);
  });

  it('continues on further pages with the table header', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      number: index + 1,
      description: LONG,
      priceNet: 100,
      vatAmount: 19,
      priceGross: 119,
    }));
    const { pages, violations } = await draw({ items });
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
    });
    expect(pages[1]?.text).toContain('Umsatzsteuer');
    expect(violations).toEqual([]);
  });

  it('names the rate of VAT, or why there is none', async () => {
    const free = { number: 1, description: 'Karte', priceNet: 900, vatAmount: 0, priceGross: 900 };
    expect((await draw({ items: [free] })).text).toContain('keine Umsatzsteuer');
    const { text } = await draw();
    expect(text).not.toContain('keine Umsatzsteuer');
    expect(text).toContain('enthält 19 % Umsatzsteuer');
  });
});

describe('the fee notice (DOC-8)', () => {
  it('has its own number, the due date, the account and legal remedies', async () => {
    const { text, title, violations } = await draw({
      kind: 'FEE_NOTICE',
      paymentMethod: 'BANK_TRANSFER',
      paidAt: null,
    });
    expect(title).toBe('Gebührenbescheid zum Auftrag 2026-000042');
    for (const part of [
      'GB-2026-000042',
      '40,90 €',
      '05.12.2026',
      'IBAN',
      'Verwendungszweck',
      'Gebührenordnung für das Vermessungswesen',
      'Rechtsbehelfsbelehrung',
      'innerhalb eines Monats nach Bekanntgabe Widerspruch',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('bezahlt');
    expect(violations).toEqual([]);
  });

  it('of two extracts has one page, and says in one sentence what to pay and until when (LOOK-3)', async () => {
    const item = { number: 1, description: LONG, priceNet: 900, vatAmount: 0, priceGross: 900 };
    const { pages, text } = await draw({
      kind: 'FEE_NOTICE',
      paidAt: null,
      items: [item, { ...item, number: 2 }],
    });
    expect(pages).toHaveLength(1);
    expect(text).toContain('Bitte überweisen Sie 18,00 € bis zum 05.12.2026 auf dieses Konto:');
  });
});
