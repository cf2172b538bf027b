import type { Invoice } from '@e-invoice-eu/core';
import type { Seller } from '../../config/collective-file.ts';
import { germanDay } from '../../german-day.ts';
import { firstDay, monthsAfter } from '../../month.ts';
import type { Buyer } from './accounts.ts';
import type { StoredInvoice } from './invoices.ts';
import type { CollectiveItem } from './items.ts';

/** XRechnung 3.0 (BT-24), and the process of its answers (BT-23). */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Types of documents by UNTDID 1001 (BT-3): invoice and credit note. */
const TYPES = { INVOICE: '380', CREDIT_NOTE: '381' } as const;

/** SEPA credit transfer by UNTDID 4461 (BT-81). */
const CREDIT_TRANSFER = '58';

/** Schemes of electronic addresses: a Leitweg-ID and an e-mail address. */
const SCHEMES = { leitwegId: '0204', email: 'EM' } as const;

const EUR = 'EUR';

/** One item, by UN/ECE Recommendation 20. */
const ONE = 'C62';

/** Why there is no VAT, in the words of the invoices of orders (BT-120). */
const WITHOUT_VAT = 'Amtliche Leistung, nicht steuerbar (§ 2b UStG)';

const DAY_MS = 86_400_000;

/** Cents as euros with two decimals. */
function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The category of a rate (BT-151, UNTDID 5305). O stands alone in an invoice (BR-O-11), so that beside VAT what has none is E. */
type Category = 'S' | 'E' | 'O';

const categoryOf = (rate: number, hasVat: boolean): Category => {
  if (rate > 0) return 'S';
  return hasVat ? 'E' : 'O';
};

/** O has no rate (BR-O-05). */
const percentOf = (category: Category, rate: number) =>
  category === 'O' ? {} : { 'cbc:Percent': String(rate) };

const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const;

type Party = Invoice['ubl:Invoice']['cac:AccountingSupplierParty']['cac:Party'];
type Country = Party['cac:PostalAddress']['cac:Country']['cbc:IdentificationCode'];

/** Whether a text can be a code of ISO 3166-1; the schema of the library knows which exist. */
const isCountryCode = (text: string): text is Country => /^[A-Z]{2}$/.test(text);

const countryOf = (country: string): { readonly 'cbc:IdentificationCode': Country } => ({
  'cbc:IdentificationCode': isCountryCode(country) ? country : 'DE',
});

const addressOf = ({ street, city, zipCode }: Pick<Buyer, 'street' | 'city' | 'zipCode'>) => ({
  'cbc:StreetName': street,
  'cbc:CityName': city,
  'cbc:PostalZone': zipCode,
});

/** @param hasVat an invoice without VAT must not state the VAT identifier (BR-O-02) */
const sellerOf = (seller: Seller, hasVat: boolean) => ({
  'cbc:EndpointID': seller.contact.email,
  'cbc:EndpointID@schemeID': SCHEMES.email,
  'cac:PartyIdentification': [{ 'cbc:ID': seller.id }],
  'cac:PostalAddress': {
    ...addressOf(seller),
    'cac:Country': countryOf('DE'),
  },
  'cac:PartyTaxScheme': taxNumbersOf(seller, hasVat),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name },
  'cac:Contact': {
    'cbc:Name': seller.contact.name,
    'cbc:Telephone': seller.contact.phone,
    'cbc:ElectronicMail': seller.contact.email,
  },
});

type TaxNumbers = NonNullable<Party['cac:PartyTaxScheme']>;

function taxNumbersOf({ taxNumber, vatId }: Seller, hasVat: boolean): TaxNumbers {
  const number = { 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } };
  return hasVat && vatId !== undefined ? [{ 'cbc:CompanyID': vatId, ...VAT }, number] : [number];
}

const buyerOf = (buyer: Buyer) => ({
  'cbc:EndpointID': buyer.leitwegId ?? buyer.email ?? '',
  'cbc:EndpointID@schemeID': buyer.leitwegId === undefined ? SCHEMES.email : SCHEMES.leitwegId,
  'cac:PostalAddress': {
    ...addressOf(buyer),
    'cac:Country': countryOf(buyer.country),
  },
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
});

type Document = Invoice['ubl:Invoice'];
type Line = Document['cac:InvoiceLine'][number];

/** The longest name of an item that programs show whole. */
const MAX_NAME = 250;

/** A line has a price of at least 0 (BR-27): a credit on an invoice, and a fee on a credit note, has the quantity -1. */
function lineOf(item: CollectiveItem, index: number, sign: 1 | -1, hasVat: boolean): Line {
  const category = categoryOf(item.vat_rate, hasVat);
  const net = item.net_cents * sign;
  const isTakenBack = (item.kind === 'CREDIT') === (sign === 1);
  const number = item.reference ? [`Ihr Geschäftszeichen: ${item.reference}`] : [];
  const order = `Auftrag ${item.order_number}, Auszug ${item.position_number}`;
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': isTakenBack ? '-1' : '1',
    'cbc:InvoicedQuantity@unitCode': ONE,
    'cbc:LineExtensionAmount': euros(net),
    'cbc:LineExtensionAmount@currencyID': EUR,
    'cac:Item': {
      'cbc:Description': [item.description, order, ...number].join('; '),
      'cbc:Name': `${item.kind === 'CREDIT' ? 'Gutschrift: ' : ''}${item.description}`.slice(
        0,
        MAX_NAME,
      ),
      'cac:ClassifiedTaxCategory': {
        'cbc:ID': category,
        ...percentOf(category, item.vat_rate),
        ...VAT,
      },
    },
    'cac:Price': {
      'cbc:PriceAmount': euros(Math.abs(net)),
      'cbc:PriceAmount@currencyID': EUR,
    },
  };
}

/** The tax of each rate. It is the sum of what was charged, position by position; BR-S-09 allows the difference of rounding. */
function breakdownOf(
  items: readonly CollectiveItem[],
  sign: 1 | -1,
  hasVat: boolean,
): NonNullable<Document['cac:TaxTotal'][0]['cac:TaxSubtotal']> {
  const byRate = [...Map.groupBy(items, (item) => item.vat_rate)];
  return byRate
    .toSorted(([one], [other]) => other - one)
    .map(([rate, some]) => {
      const category = categoryOf(rate, hasVat);
      const sum = (name: 'net_cents' | 'vat_cents'): string =>
        euros(sign * some.reduce((total, item) => total + item[name], 0));
      return {
        'cbc:TaxableAmount': sum('net_cents'),
        'cbc:TaxableAmount@currencyID': EUR,
        'cbc:TaxAmount': sum('vat_cents'),
        'cbc:TaxAmount@currencyID': EUR,
        'cac:TaxCategory': {
          'cbc:ID': category,
          ...percentOf(category, rate),
          ...(category === 'S' ? {} : { 'cbc:TaxExemptionReason': WITHOUT_VAT }),
          ...VAT,
        },
      };
    });
}

/** The last day of a month, as `2026-11-30`. */
const lastDay = (month: string): string =>
  new Date(Date.parse(firstDay(monthsAfter(month, 1))) - DAY_MS).toISOString().slice(0, 10);

/** A month in German, such as 11/2026. */
const monthText = (month: string): string => month.split('-').toReversed().join('/');

/**
 * A collective invoice as EN 16931 describes it, in the words of UBL (ORG-5). A credit note has the type 381 and amounts of at least 0;
 * without a Leitweg-ID its own number is the reference of the buyer, because BR-DE-15 asks for one.
 *
 * @param items at least one
 */
export function electronicInvoice(
  invoice: Pick<
    StoredInvoice,
    'number' | 'kind' | 'month' | 'issued_at' | 'due_day' | 'seller' | 'buyer'
  > &
    Readonly<Record<'net_cents' | 'vat_cents' | 'gross_cents', string | number>>,
  items: readonly CollectiveItem[],
): Invoice {
  const { number, kind, month, seller, buyer } = invoice;
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  const hasVat = items.some((item) => item.vat_rate > 0);
  const [first, ...others] = items.map((item, index) => lineOf(item, index, sign, hasVat));
  if (!first) throw new Error(`The invoice ${number} bills nothing.`);
  const net = euros(sign * Number(invoice.net_cents));
  const gross = euros(sign * Number(invoice.gross_cents));
  const isToPay = kind === 'INVOICE' && Number(invoice.gross_cents) > 0;
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': SPECIFICATION,
      'cbc:ProfileID': PROCESS,
      'cbc:ID': number,
      'cbc:IssueDate': germanDay(invoice.issued_at),
      ...(isToPay ? { 'cbc:DueDate': invoice.due_day } : {}),
      'cbc:InvoiceTypeCode': TYPES[kind],
      'cbc:Note': [`Auszüge aus dem Liegenschaftskataster, ${monthText(month)}`],
      'cbc:DocumentCurrencyCode': EUR,
      'cbc:BuyerReference': buyer.leitwegId ?? number,
      'cac:InvoicePeriod': {
        'cbc:StartDate': firstDay(month),
        'cbc:EndDate': lastDay(month),
      },
      'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(seller, hasVat) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(buyer) },
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': CREDIT_TRANSFER,
          'cbc:PaymentID': number,
          'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
        },
      ],
      'cac:PaymentTerms': {
        'cbc:Note': isToPay
          ? `Bitte überweisen Sie den Betrag bis zum ${invoice.due_day.split('-').toReversed().join('.')}.`
          : 'Sie müssen nichts überweisen.',
      },
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': euros(sign * Number(invoice.vat_cents)),
          'cbc:TaxAmount@currencyID': EUR,
          'cac:TaxSubtotal': breakdownOf(items, sign, hasVat),
        },
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': net,
        'cbc:LineExtensionAmount@currencyID': EUR,
        'cbc:TaxExclusiveAmount': net,
        'cbc:TaxExclusiveAmount@currencyID': EUR,
        'cbc:TaxInclusiveAmount': gross,
        'cbc:TaxInclusiveAmount@currencyID': EUR,
        'cbc:PayableAmount': gross,
        'cbc:PayableAmount@currencyID': EUR,
      },
      'cac:InvoiceLine': [first, ...others],
    },
  };
}
