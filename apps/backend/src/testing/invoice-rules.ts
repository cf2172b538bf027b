import type { XmlElement } from '@rgrove/parse-xml';
import { SELLER } from './collective.ts';

const childrenOf = (parent: XmlElement, name: string): readonly XmlElement[] =>
  parent.children.filter(
    (child): child is XmlElement =>
      child.type === 'element' && 'name' in child && child.name === name,
  );

/** The elements to which a path of names leads, without their prefixes. */
export const elementsOf = (root: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap((one) => [
          ...childrenOf(one, `cbc:${name}`),
          ...childrenOf(one, `cac:${name}`),
        ]),
      [root],
    );
const texts = (root: XmlElement, path: string): readonly string[] =>
  elementsOf(root, path).map(({ text }) => text);
/** The text of the first of them. */
export const textOf = (root: XmlElement, path: string): string | undefined => texts(root, path)[0];
/** An amount in cents. */
export const centsOf = (root: XmlElement, path: string): number =>
  Math.round(Number(textOf(root, path) ?? Number.NaN) * 100);
const centsOfAll = (root: XmlElement, path: string): number =>
  texts(root, path).reduce((sum, one) => sum + Math.round(Number(one) * 100), 0);

const isCreditNote = (root: XmlElement): boolean => root.name === 'CreditNote';
/** The lines of an invoice or credit note. */
export const linesOf = (root: XmlElement): readonly XmlElement[] =>
  elementsOf(root, isCreditNote(root) ? 'CreditNoteLine' : 'InvoiceLine');
/** The quantity of a line. */
export const quantityOf = (line: XmlElement): number =>
  Number(textOf(line, 'InvoicedQuantity') ?? textOf(line, 'CreditedQuantity'));
/** Where the totals are. */
export const TOTALS = 'LegalMonetaryTotal';
const SELLER_PARTY = 'AccountingSupplierParty/Party';
/** Where the buyer is. */
export const BUYER_PARTY = 'AccountingCustomerParty/Party';
const subtotals = (root: XmlElement) => elementsOf(root, 'TaxTotal/TaxSubtotal');
/** The categories of VAT in the breakdown. */
export const vatCategories = (root: XmlElement) =>
  texts(root, 'TaxTotal/TaxSubtotal/TaxCategory/ID');
const taxIds = (root: XmlElement) => texts(root, `${SELLER_PARTY}/PartyTaxScheme/TaxScheme/ID`);
const isFilled = (root: XmlElement, ...paths: readonly string[]): boolean =>
  paths.every((path) => (textOf(root, path) ?? '') !== '');

/** Category and rate at a place. */
const place = (of: XmlElement, path: string): string =>
  `${textOf(of, `${path}/ID`)} ${textOf(of, `${path}/Percent`) ?? ''}`;

/** Rules of EN 16931 and XRechnung 3.0 that apply to these invoices, in the words of their documents; each says whether it is kept. */
const RULES: Readonly<Record<string, (root: XmlElement) => boolean>> = {
  'BR-01 and BR-DE-21: the specification is XRechnung 3.0': (root) =>
    textOf(root, 'CustomizationID') ===
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  'BR-02, BR-03, BR-05: number, day and currency': (root) =>
    isFilled(root, 'ID') &&
    textOf(root, 'IssueDate') === '2026-12-01' &&
    textOf(root, 'DocumentCurrencyCode') === 'EUR',
  'BR-04 and BR-DE-17: the type': (root) =>
    isCreditNote(root)
      ? textOf(root, 'CreditNoteTypeCode') === '381'
      : textOf(root, 'InvoiceTypeCode') === '380',
  'BR-06, BR-08, BR-09, BR-DE-3, BR-DE-4: name and address of the seller': (root) =>
    isFilled(
      root,
      `${SELLER_PARTY}/PartyLegalEntity/RegistrationName`,
      `${SELLER_PARTY}/PostalAddress/CityName`,
      `${SELLER_PARTY}/PostalAddress/PostalZone`,
      `${SELLER_PARTY}/PostalAddress/Country/IdentificationCode`,
    ),
  'BR-07, BR-10, BR-11, BR-DE-8, BR-DE-9: name and address of the buyer': (root) =>
    isFilled(
      root,
      `${BUYER_PARTY}/PartyLegalEntity/RegistrationName`,
      `${BUYER_PARTY}/PostalAddress/CityName`,
      `${BUYER_PARTY}/PostalAddress/PostalZone`,
      `${BUYER_PARTY}/PostalAddress/Country/IdentificationCode`,
    ),
  'BR-DE-2, BR-DE-5, BR-DE-6, BR-DE-7, BR-DE-27, BR-DE-28: the contact of the seller': (root) =>
    isFilled(root, `${SELLER_PARTY}/Contact/Name`) &&
    /\d.*\d.*\d/.test(textOf(root, `${SELLER_PARTY}/Contact/Telephone`) ?? '') &&
    /^\S+@\S+$/.test(textOf(root, `${SELLER_PARTY}/Contact/ElectronicMail`) ?? ''),
  'BR-DE-15: the reference of the buyer': (root) => isFilled(root, 'BuyerReference'),
  'BR-62, BR-63, PEPPOL-EN16931-R010, R020: electronic addresses with their schemes': (root) =>
    [SELLER_PARTY, BUYER_PARTY].every((party) =>
      elementsOf(root, `${party}/EndpointID`).every(
        ({ text: address, attributes }) => address !== '' && attributes['schemeID'] !== undefined,
      ),
    ) && isFilled(root, `${SELLER_PARTY}/EndpointID`, `${BUYER_PARTY}/EndpointID`),
  'BR-CO-26: an identifier of the seller': (root) =>
    isFilled(root, `${SELLER_PARTY}/PartyIdentification/ID`),
  'BR-DE-1, BR-DE-19, BR-DE-23, BR-49, BR-50, BR-61: a SEPA credit transfer to an IBAN': (root) =>
    textOf(root, 'PaymentMeans/PaymentMeansCode') === '58' &&
    textOf(root, 'PaymentMeans/PayeeFinancialAccount/ID') === SELLER.iban,
  'BR-CO-25: when to pay, if there is something to pay': (root) =>
    centsOf(root, `${TOTALS}/PayableAmount`) <= 0 || isFilled(root, 'PaymentTerms/Note'),
  'BR-CO-19, BR-29: the period is the month': (root) =>
    textOf(root, 'InvoicePeriod/StartDate') === '2026-11-01' &&
    textOf(root, 'InvoicePeriod/EndDate') === '2026-11-30',
  'BR-16, BR-21: each line has a number of its own': (root) => {
    const ids = linesOf(root).map((line) => textOf(line, 'ID'));
    return ids.length > 0 && new Set(ids).size === ids.length;
  },
  'BR-22, BR-23, BR-24, BR-25, BR-26: quantity, unit, amount, name and price of lines': (root) =>
    linesOf(root).every(
      (line) =>
        Math.abs(quantityOf(line)) === 1 &&
        isFilled(line, 'LineExtensionAmount', 'Item/Name', 'Price/PriceAmount'),
    ),
  'BR-27: no negative price': (root) =>
    linesOf(root).every((line) => centsOf(line, 'Price/PriceAmount') >= 0),
  'PEPPOL-EN16931-R120: the amount of a line is quantity by price': (root) =>
    linesOf(root).every(
      (line) =>
        centsOf(line, 'LineExtensionAmount') ===
        quantityOf(line) * centsOf(line, 'Price/PriceAmount'),
    ),
  'BR-CO-04: each line has a category': (root) =>
    linesOf(root).every((line) => isFilled(line, 'Item/ClassifiedTaxCategory/ID')),
  'BR-CO-10: the sum of the lines': (root) =>
    linesOf(root).reduce((sum, line) => sum + centsOf(line, 'LineExtensionAmount'), 0) ===
    centsOf(root, `${TOTALS}/LineExtensionAmount`),
  'BR-CO-13: the total without VAT is the sum of the lines': (root) =>
    centsOf(root, `${TOTALS}/TaxExclusiveAmount`) ===
    centsOf(root, `${TOTALS}/LineExtensionAmount`),
  'BR-CO-14: the VAT is the sum of the breakdown': (root) =>
    centsOf(root, 'TaxTotal/TaxAmount') === centsOfAll(root, 'TaxTotal/TaxSubtotal/TaxAmount'),
  'BR-CO-15: the total with VAT': (root) =>
    centsOf(root, `${TOTALS}/TaxInclusiveAmount`) ===
    centsOf(root, `${TOTALS}/TaxExclusiveAmount`) + centsOf(root, 'TaxTotal/TaxAmount'),
  'BR-CO-16: what is to be paid': (root) =>
    centsOf(root, `${TOTALS}/PayableAmount`) === centsOf(root, `${TOTALS}/TaxInclusiveAmount`),
  'BR-CO-18: a breakdown of the VAT': (root) => subtotals(root).length > 0,
  'BR-CO-17, BR-S-09: the tax of a rate, but for the rounding of each position': (root) =>
    subtotals(root).every((one) => {
      const exact =
        (centsOf(one, 'TaxableAmount') * Number(textOf(one, 'TaxCategory/Percent') ?? 0)) / 100;
      return Math.abs(centsOf(one, 'TaxAmount') - exact) < 100;
    }),
  'BR-S-08, BR-E-08, BR-O-08: the taxable amount is that of the lines with category and rate': (
    root,
  ) =>
    subtotals(root).every((one) => {
      const key = place(one, 'TaxCategory');
      const sum = linesOf(root)
        .filter((line) => place(line, 'Item/ClassifiedTaxCategory') === key)
        .reduce((total, line) => total + centsOf(line, 'LineExtensionAmount'), 0);
      return sum === centsOf(one, 'TaxableAmount');
    }),
  'BR-S-02, BR-E-02, BR-DE-16: the VAT identifier of the seller with S or E, and its tax number': (
    root,
  ) =>
    vatCategories(root).includes('O')
      ? taxIds(root).join() === 'FC'
      : taxIds(root).join() === 'VAT,FC',
  'BR-S-05, BR-S-06, BR-E-05: a rate above 0 with S, 0 with E': (root) =>
    linesOf(root).every((line) => {
      const rate = textOf(line, 'Item/ClassifiedTaxCategory/Percent');
      const category = textOf(line, 'Item/ClassifiedTaxCategory/ID');
      if (category === 'S') return Number(rate) > 0;
      return category === 'E' ? rate === '0' : rate === undefined;
    }),
  'BR-E-09, BR-O-09: no tax with E and O': (root) =>
    subtotals(root).every(
      (one) => textOf(one, 'TaxCategory/ID') === 'S' || centsOf(one, 'TaxAmount') === 0,
    ),
  'BR-E-10, BR-O-10, BR-S-10: a reason with E and O, none with S': (root) =>
    subtotals(root).every(
      (one) =>
        (textOf(one, 'TaxCategory/ID') === 'S') !== isFilled(one, 'TaxCategory/TaxExemptionReason'),
    ),
  'BR-O-11, BR-O-12: nothing else beside O': (root) =>
    !vatCategories(root).includes('O') || vatCategories(root).length === 1,
};

/** The rules that an invoice breaks. */
export const brokenRules = (root: XmlElement): readonly string[] =>
  Object.entries(RULES).flatMap(([name, isKept]) => (isKept(root) ? [] : [name]));
