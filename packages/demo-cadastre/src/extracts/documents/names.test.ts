import { describe, expect, it } from 'vitest';
import {
  CYRILLIC,
  GREEK,
  LETTERS,
  SEQUENCES,
  SIGNS,
  checkPdfUa,
  readPdf,
} from '@portal/tagged-pdf/testing';
import { drawInvoice } from './draw-invoice.ts';

const ISSUER = { state: 'Land', name: 'Katasteramt', contact: 'Am Markt 3, 15990 Lindenau' };
const PER_LINE = 12;

/** Draws an invoice to a person, with an item for every line. */
async function draw(name: string, lines: readonly string[] = ['Karte']) {
  const warnings: Error[] = [];
  const listen = (warning: Error): void => void warnings.push(warning);
  process.on('warning', listen);
  const bytes = await drawInvoice(ISSUER, {
    orderNumber: '7K2M-Q0XA-93TB',
    kind: 'INVOICE',
    publicFileName: 'invoice.pdf',
    callbackUrl: 'http://localhost:8080/api/invoice/invoice.pdf',
    issuedAt: '2026-11-21T10:00:00Z',
    paymentMethod: 'CREDIT_CARD',
    paidAt: '2026-11-21T10:00:00Z',
    cashReference: null,
    recipient: { name, street: 'Heidestraße 17', zipCode: '15991', city: 'Neu Seeheim' },
    items: lines.map((description, index) => ({
      number: index + 1,
      description,
      priceNet: 1000,
      vatAmount: 190,
      priceGross: 1190,
    })),
  });
  // A warning is emitted in a later turn.
  await new Promise(setImmediate);
  process.off('warning', listen);
  const { pages } = await readPdf(bytes, 'text');
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text.normalize()));
  return { bytes, texts, warnings: warnings.map(String) };
}

describe('names in a document (NAME-2)', () => {
  it('are extracted as they were written: every letter and sequence of DIN 91379', async () => {
    const all = [...LETTERS, ...SEQUENCES, ...SIGNS, ...GREEK, ...CYRILLIC];
    const lines = Array.from({ length: Math.ceil(all.length / PER_LINE) }, (_, line) =>
      all.slice(line * PER_LINE, (line + 1) * PER_LINE).join(' '),
    );
    const { bytes, texts, warnings } = await draw('Erika Mustermann', lines);
    for (const line of lines) expect(texts).toContain(line);
    expect(warnings).toEqual([]);
    expect(checkPdfUa(bytes)).toEqual([]);
    expect(bytes.length).toBeLessThan(120_000);
  });

  it.each([
    'Ayşe Şahin-Łukaszčenko',
    'GROẞMANN',
    'Đorđević Ðórðarson',
    'Αθηνά Παπαδοπούλου',
    'Олександр Щербаков',
    'Eva\u2011Maria Groß\u2011Klein',
    'Ṣọlá Ọ̈ C̨̆ K͟hān',
  ])('are extracted as they were written: %s', async (name) => {
    const drawn = await draw(name);
    expect(drawn.warnings).toEqual([]);
    expect(drawn.texts).toContain(name.normalize());
  });

  it('are extracted composed when they were written with marks of their own', async () => {
    const { texts } = await draw('Ayşe Müller'.normalize('NFD'));
    expect(texts).toContain('Ayşe Müller');
  });

  it('show a box for each letter that the font lacks, keep the text, and are warned of', async () => {
    const { texts, bytes, warnings } = await draw('محمد Muster');
    expect(texts.join(' ')).toContain('Muster');
    const boxes = texts.join(' ').match(/[\u0600-\u06FF]/g);
    expect(boxes?.toSorted()).toEqual(Array.from('محمد').toSorted());
    expect(warnings).toEqual([
      expect.stringMatching(/^Warning: Rechnung zum Auftrag 7K2M-Q0XA-93TB: the font lacks/),
    ]);
    for (const code of ['U+0645', 'U+062D', 'U+062F']) expect(warnings[0]).toContain(code);
    expect(checkPdfUa(bytes)).toEqual([]);
  });

  it('keep a mark on the line of its letter when a word is divided', async () => {
    const word = 'C̨̆'.repeat(100);
    const { texts } = await draw(word);
    const parts = texts.filter((text) => text.includes('C̨̆'));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/^(C̨̆)+$/);
    expect(parts.join('')).toBe(word.normalize());
  });
});
