import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SELLER } from '../../testing/collective.ts';
import {
  brokenRules,
  BUYER_PARTY,
  centsOf,
  elementsOf,
  linesOf,
  quantityOf,
  textOf,
  TOTALS,
  vatCategories,
} from '../../testing/invoice-rules.ts';
import { electronicInvoice } from './electronic-invoice.ts';
import type { CollectiveItem } from './items.ts';
import { writeXml } from './write-xml.ts';

const BUYER = {
  name: 'Müller & Söhne <GmbH>',
  street: 'Weg 1',
  zipCode: '54321',
  city: 'Ort',
  country: 'DE',
  email: 'rechnung@example.org',
};

let items = 0;
/** A fee, or its credit. */
function item(grossCents: number, vatRate: number, kind: CollectiveItem['kind'] = 'CHARGE') {
  items += 1;
  const sign = kind === 'CREDIT' ? -1 : 1;
  const net = Math.round(grossCents / (1 + vatRate / 100));
  return {
    position_id: `p${items}`,
    kind,
    order_number: '7K2M-Q0XA-93TB',
    position_number: items,
    description: `Auszug ${items}, Lindenau, Flur 3, Flurstück 9 (PDF)`,
    reference: 'UVZ 12/2026',
    net_cents: sign * net,
    vat_cents: sign * (grossCents - net),
    gross_cents: sign * grossCents,
    vat_rate: vatRate,
    at: new Date('2026-11-10T10:00:00Z'),
  };
}

function invoiceOf(some: readonly CollectiveItem[], buyer: object = {}, seller = SELLER) {
  const sum = (name: 'net_cents' | 'vat_cents' | 'gross_cents'): number =>
    some.reduce((total, one) => total + one[name], 0);
  return electronicInvoice(
    {
      number: 'SR-2026-00001',
      kind: sum('gross_cents') < 0 ? 'CREDIT_NOTE' : 'INVOICE',
      month: '2026-11',
      issued_at: new Date('2026-11-30T23:10:00Z'),
      due_day: '2026-12-15',
      seller,
      buyer: { ...BUYER, ...buyer },
      net_cents: sum('net_cents'),
      vat_cents: sum('vat_cents'),
      gross_cents: sum('gross_cents'),
    },
    some,
  );
}

function rootOf(xml: string): XmlElement {
  const { root } = parseXml(xml);
  if (!root) throw new Error('There is no element.');
  return root;
}

const xmlOf = async (...given: Parameters<typeof invoiceOf>): Promise<XmlElement> =>
  rootOf(await writeXml(invoiceOf(...given)));

/** The quantities of the lines. */
const quantities = async (...some: readonly CollectiveItem[]): Promise<readonly number[]> =>
  linesOf(await xmlOf(some)).map(quantityOf);

describe('a collective invoice as XML (ORG-5)', () => {
  it.each<[string, readonly CollectiveItem[], string[], string]>([
    ['official extracts without VAT', [item(1100, 0), item(2200, 0)], ['O'], 'Invoice'],
    ['extracts with VAT', [item(1190, 19), item(595, 19)], ['S'], 'Invoice'],
    [
      'both: what is not taxable is E beside VAT',
      [item(1100, 0), item(1190, 19)],
      ['S', 'E'],
      'Invoice',
    ],
    ['two rates', [item(1190, 19), item(1070, 7)], ['S', 'S'], 'Invoice'],
    ['a credit as a negative line', [item(1190, 19), item(595, 19, 'CREDIT')], ['S'], 'Invoice'],
    ['nothing in sum', [item(1100, 0), item(1100, 0, 'CREDIT')], ['O'], 'Invoice'],
    ['more credits than fees', [item(1100, 0), item(2200, 0, 'CREDIT')], ['O'], 'CreditNote'],
  ])('has %s and breaks no rule', async (_name, some, expected, element) => {
    const root = await xmlOf(some);
    expect(brokenRules(root)).toEqual([]);
    expect([...vatCategories(root)]).toEqual(expected);
    expect(root.name).toBe(element);
  });

  it('states a credit as a line of -1 item, and a fee on a credit note as well', async () => {
    expect(await quantities(item(1000, 0), item(500, 0, 'CREDIT'))).toEqual([1, -1]);
    expect(await quantities(item(500, 0), item(1000, 0, 'CREDIT'))).toEqual([-1, 1]);
  });

  it('goes to the Leitweg-ID of a public client, and names it', async () => {
    const root = await xmlOf([item(1100, 0)], { leitwegId: '04011000-1234512345-06' });
    expect(brokenRules(root)).toEqual([]);
    expect(textOf(root, 'BuyerReference')).toBe('04011000-1234512345-06');
    const [address] = elementsOf(root, `${BUYER_PARTY}/EndpointID`);
    expect([address?.text, address?.attributes['schemeID']]).toEqual([
      '04011000-1234512345-06',
      '0204',
    ]);
    expect(textOf(await xmlOf([item(1100, 0)]), 'BuyerReference')).toBe('SR-2026-00001');
  });

  it('names order, extract and file number, in whatever signs', async () => {
    const root = await xmlOf([item(1100, 0)]);
    const [line] = linesOf(root);
    expect(line && textOf(line, 'Item/Description')).toMatch(
      /Flurstück 9 \(PDF\); Auftrag 7K2M-Q0XA-93TB, Auszug \d+; Ihr Geschäftszeichen: UVZ 12\/2026$/,
    );
    expect(textOf(root, `${BUYER_PARTY}/PartyLegalEntity/RegistrationName`)).toBe(BUYER.name);
  });

  it('is refused by the schema of the library when a value is none of its list', async () => {
    const invoice = invoiceOf([item(1100, 0)], { country: 'ZZ' });
    await expect(writeXml(invoice)).rejects.toThrow('validation failed');
  });

  it.each([
    ['another sum', /(<cbc:PayableAmount[^>]*>)11/, '$112', 'BR-CO-16'],
    ['no reference', /<cbc:BuyerReference>[^<]*/, '<cbc:BuyerReference>', 'BR-DE-15'],
    ['another category', /<cbc:ID>O</, '<cbc:ID>S<', 'BR-S-08'],
    ['a negative price', /(<cbc:PriceAmount[^>]*>)/, '$1-', 'BR-27'],
  ])('is found to break a rule with %s', async (_name, from, to, rule) => {
    const xml = await writeXml(invoiceOf([item(1100, 0)]));
    expect(brokenRules(rootOf(xml))).toEqual([]);
    const broken = brokenRules(rootOf(xml.replace(from, to)));
    expect(broken.some((name) => name.includes(rule))).toBe(true);
  });

  it('breaks no rule with any fees and credits', { timeout: 120_000 }, async () => {
    const some = array(
      record({
        gross: integer({ min: 1, max: 100_000 }),
        rate: constantFrom(0, 7, 19),
        kind: constantFrom<CollectiveItem['kind']>('CHARGE', 'CREDIT'),
      }),
      { minLength: 1, maxLength: 15 },
    );
    await assert(
      asyncProperty(some, async (drawn) => {
        const root = await xmlOf(drawn.map(({ gross, rate, kind }) => item(gross, rate, kind)));
        expect(brokenRules(root)).toEqual([]);
        const due = drawn.reduce(
          (sum, one) => sum + (one.kind === 'CREDIT' ? -one.gross : one.gross),
          0,
        );
        expect(centsOf(root, `${TOTALS}/PayableAmount`)).toBe(Math.abs(due));
      }),
      { numRuns: 12 },
    );
  });
});
