import { existsSync } from 'node:fs';
import {
  description,
  examples,
  check,
  type InferOutput,
  literal,
  minLength,
  optional,
  pipe,
  record,
  regex,
  strictObject,
  string,
  transform,
  variant,
} from 'valibot';
import type { Variables } from './environment.ts';
import { shownValue, unexpected } from './expectation.ts';
import type { Checked } from './faults.ts';
import { withVariables } from './file-variables.ts';
import { notList, readSettingsFile } from './settings-file.ts';

const OBJECT = 'must be an object, written in { }';
const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);
const filled = pipe(text, minLength(1, 'must not be empty'));

const ADDRESS = 'https://payment.land.example/xbezahldienste';

const webAddress = (about: string) =>
  pipe(
    text,
    check(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      ({ input }) => unexpected(input, about, [ADDRESS]),
    ),
    description(about),
    examples([ADDRESS]),
    transform((value) => value.replace(/\/+$/, '')),
  );

/** XBezahldienste 1.0.0: ids in its paths. */
const pathId = (about: string) =>
  pipe(
    text,
    regex(
      /^[\w-]{1,36}$/,
      ({ input }) => `must be 1 to 36 letters, digits, _ or -, but is ${shownValue(input)}`,
    ),
    description(about),
    examples(['kataster-01']),
  );

const bookingData = optional(
  pipe(
    notList(record(text, filled, `${OBJECT}, of texts`)),
    description('What the cash office needs to book an item, by the names agreed with it.'),
  ),
  {},
);

const AUTHENTICATION = variant(
  'kind',
  [
    strictObject(
      {
        kind: literal('OAUTH2'),
        tokenUrl: webAddress('Address that gives tokens (OAuth 2.0 client credentials).'),
        clientId: filled,
        clientSecret: filled,
        scope: optional(text),
      },
      OBJECT,
    ),
    strictObject(
      {
        kind: literal('MUTUAL_TLS'),
        certificateFile: pipe(
          filled,
          description('File (PKCS#12) with certificate and key of the portal.'),
        ),
        passphrase: optional(text, ''),
        authorityFile: optional(
          pipe(
            filled,
            description(
              'File (PEM) with the authority that signed the certificate of the service.',
            ),
          ),
        ),
      },
      OBJECT,
    ),
    strictObject({ kind: literal('BASIC'), user: filled, password: text }, OBJECT),
  ],
  'must be an object whose kind is one of OAUTH2, MUTUAL_TLS, BASIC',
);

/** The schema of `payment.json`: which payment provider a state uses instead of one with the portal's own protocol (REAL-4). */
export const PAYMENT_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
      protocol: pipe(
        literal('XBEZAHLDIENSTE', 'must be XBEZAHLDIENSTE'),
        description('XBezahldienste 1.0.0 of the FITKO.'),
      ),
      url: webAddress('Address of the service, before /paymenttransaction.'),
      authentication: AUTHENTICATION,
      originator: pathId('Id of this portal at the service (originatorId).'),
      endpoint: pathId(
        'Cash office of orders over several authorities, and of authorities that endpoints does not name (endPointId).',
      ),
      endpoints: optional(
        pipe(
          notList(
            record(
              text,
              strictObject(
                { endpoint: pathId('Its cash office (endPointId).'), bookingData },
                OBJECT,
              ),
              OBJECT,
            ),
          ),
          description('The cash office of each cadastral authority, by the id of the authority.'),
        ),
        {},
      ),
      bookingData,
    },
    OBJECT,
  ),
);

/** The settings of a payment provider that speaks XBezahldienste. */
export type XBezahldiensteSettings = Omit<
  InferOutput<typeof PAYMENT_FILE>,
  '$schema' | '$comment' | 'protocol'
>;

/** How the portal proves to the payment provider who it is. */
export type PaymentAuthentication = XBezahldiensteSettings['authentication'];

/** What `payment.json` says; null without the file, when the payment provider speaks the portal's own protocol. */
export interface PaymentFile {
  readonly service: XBezahldiensteSettings | null;
}

/** Reads `payment.json` of a state pack, which may be missing. */
export function readPaymentFile(file: string, env: Variables): Checked<PaymentFile> {
  if (!existsSync(file)) return { value: { service: null }, faults: [] };
  const { value, faults } = readSettingsFile(file, PAYMENT_FILE, (content, report) =>
    withVariables(content, env, '', report),
  );
  return value ? { value: { service: value }, faults: [] } : { value: null, faults };
}
