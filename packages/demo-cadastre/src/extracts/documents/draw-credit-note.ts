import type { CreditNoteRequest } from '../model.ts';
import { formatDate } from '../pdf/parcel-description.ts';
import { invoiceNumber } from './draw-invoice.ts';
import { addItems, money, startLetter } from './invoice-parts.ts';
import type { Letterhead } from './letterhead.ts';

/** How a document that charged a fee is named where a credit note refers to it. */
const CREDITED = { INVOICE: 'Rechnung', FEE_NOTICE: 'Gebührenbescheid' } as const;

/** Draws the credit note for a position of an order as a tagged PDF (LAW-3). */
export async function drawCreditNote(
  issuer: Letterhead,
  credit: CreditNoteRequest,
): Promise<Uint8Array> {
  const { credits, orderNumber, recipient, issuedAt, items, cashReference } = credit;
  const positions = [...new Set(items.map(({ number }) => number))];
  const number = `GS-${orderNumber}-${positions.join('-')}`;
  const title = `Gutschrift ${number}`;
  const { layout, finish } = startLetter(issuer, recipient, {
    title,
    subject: title,
    heading: title,
    number,
    issuedAt,
  });
  layout.heading(1, 'Gutschrift');
  layout.facts([
    ['Nummer', number],
    ['Datum', formatDate(issuedAt)],
    [
      `Zu ${credits === 'INVOICE' ? 'Rechnung' : 'Bescheid'}`,
      invoiceNumber({ kind: credits, orderNumber }),
    ],
    ['Auftragsnummer', orderNumber],
    ...(cashReference === undefined ? [] : [['Kassenzeichen', cashReference] as const]),
    ['Steuernummer', '000/000/00000 (fiktiv)'],
  ]);
  layout.heading(2, 'Gutgeschriebene Leistungen');
  addItems(layout, items);
  layout.heading(2, 'Auszahlung');
  const amount = money(-items.reduce((sum, { priceGross }) => sum + priceGross, 0));
  layout.paragraph(
    credits === 'INVOICE'
      ? `Wir zahlen Ihnen ${amount} zurück. Sie müssen nichts tun.`
      : `Sie müssen ${amount} nicht mehr überweisen. Haben Sie schon bezahlt, erhalten Sie den Betrag zurück.`,
  );
  layout.paragraph(
    `${CREDITED[credits]} und Gutschrift gehören zusammen. Bitte bewahren Sie beide auf.`,
  );
  return await finish();
}
