import { existsSync } from 'node:fs';
import {
  array,
  check,
  description,
  email,
  examples,
  type InferOutput,
  integer,
  minLength,
  minValue,
  nonEmpty,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import { hasRightCheckDigits, isIban } from './check-digits.ts';
import { shownValue } from './expectation.ts';
import type { Checked, PackFault } from './faults.ts';
import { notList, readSettingsFile } from './settings-file.ts';

const OBJECT = 'must be an object, written in { }';
const LIST = 'must be a list, written in [ ]';
const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);
const filled = (about: string) => pipe(text, minLength(1, 'must not be empty'), description(about));
const mail = (about: string) =>
  pipe(text, email('is no e-mail address'), description(about), examples(['rechnung@example.org']));

/** The form of a Leitweg-ID; the last two digits check the others. */
const LEITWEG_ID = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/;
const cents = (least: number, about: string) =>
  pipe(
    number(({ input }) => `must be a number, but is ${shownValue(input)}`),
    integer('must be a whole number'),
    minValue(least, `must be at least ${least}`),
    description(about),
  );

const SELLER = strictObject(
  {
    id: filled(
      'What names the authority at its customers (BT-29), such as its number as a creditor.',
    ),
    name: filled('Name of the authority that issues the invoices (BT-27).'),
    street: filled('Street and house number (BT-35).'),
    zipCode: pipe(
      text,
      regex(/^\d{5}$/, 'must be five digits'),
      description('Postal code of five digits (BT-38).'),
      examples(['15990']),
    ),
    city: filled('City (BT-37).'),
    taxNumber: filled('Tax number (BT-32).'),
    vatId: optional(
      pipe(
        text,
        regex(/^DE\d{9}$/, 'must be DE and nine digits'),
        description(
          'VAT identifier (BT-31), DE and nine digits; needed only where a product has VAT.',
        ),
        examples(['DE123456789']),
      ),
    ),
    contact: strictObject(
      {
        name: filled('Who answers questions about invoices (BT-41).'),
        phone: pipe(
          text,
          regex(/\d.*\d.*\d/, 'must have at least three digits'),
          description('Telephone (BT-42), with at least three digits.'),
          examples(['+49 30 123456']),
        ),
        email: mail(
          'E-mail address (BT-43), also the electronic address of the authority (BT-34).',
        ),
      },
      OBJECT,
    ),
    iban: pipe(
      text,
      check(isIban, 'is no IBAN, written without spaces'),
      description('The account to which organisations transfer (BT-84).'),
    ),
  },
  OBJECT,
);

const ORGANISATION = pipe(
  strictObject(
    {
      id: filled('What names the organisation at its identity service.'),
      limitCents: cents(1, 'What may be ordered and unpaid at a time, in cents.'),
      leitwegId: optional(
        pipe(
          text,
          regex(LEITWEG_ID, 'must be a Leitweg-ID such as 04011000-1234512345-06'),
          check(
            (value) => !LEITWEG_ID.test(value) || hasRightCheckDigits(value),
            'has wrong check digits',
          ),
          description('Where a public client receives invoices (BT-10).'),
          examples(['04011000-1234512345-06']),
        ),
      ),
      email: optional(mail('Where another organisation receives invoices (BT-49).')),
    },
    OBJECT,
  ),
  check(
    ({ leitwegId, email: address }) => leitwegId !== undefined || address !== undefined,
    'must have leitwegId or email',
  ),
);

/** The schema of `collective-invoices.json`: which organisations pay by one invoice a month (ORG-5). */
export const COLLECTIVE_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
      seller: SELLER,
      daysToPay: cents(1, 'Days from the invoice to the last day to pay.'),
      organisations: pipe(
        array(ORGANISATION, LIST),
        nonEmpty('must not be an empty list'),
        description('Organisations that may order by collective invoice.'),
      ),
    },
    OBJECT,
  ),
);

/** Collective invoices of a state. */
export type CollectiveSettings = InferOutput<typeof COLLECTIVE_FILE>;
/** Who issues the invoices. */
export type Seller = CollectiveSettings['seller'];
/** An organisation that may order by collective invoice. */
export type CollectiveAgreement = CollectiveSettings['organisations'][number];

/**
 * Reads `collective-invoices.json` of a state pack (ORG-5); without the file nobody pays so, and `settings` is null.
 *
 * @param hasVat whether a product of the catalogue has VAT
 */
export function readCollectiveFile(
  file: string,
  hasVat: boolean,
): Checked<{ readonly settings: CollectiveSettings | null }> {
  if (!existsSync(file)) return { value: { settings: null }, faults: [] };
  const read = readSettingsFile(file, COLLECTIVE_FILE);
  if (!read.value) return read;
  const { value: settings } = read;
  const faults: PackFault[] = [];
  const ids = settings.organisations.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) {
      faults.push({ file, key: `organisations.${index}.id`, reason: 'is that of another one' });
    }
  }
  if (hasVat && settings.seller.vatId === undefined) {
    const reason = 'is missing, because a product of catalogue.json has VAT';
    faults.push({ file, key: 'seller.vatId', reason });
  }
  return faults.length > 0 ? { value: null, faults } : { value: { settings }, faults: [] };
}
