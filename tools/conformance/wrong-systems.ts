import { COLLECTIONS } from '../../apps/backend/src/config/cadastre-mapping.ts';
import { join } from 'node:path';
import { readCadastreSettings } from '../../apps/backend/src/config/cadastre-settings.ts';
import {
  checkAccounting,
  checkCadastre,
  checkDesk,
  checkIdentity,
  checkPostbox,
  ORDER_RULES,
  REVIEW_RULES,
} from './adapters.ts';
import { type Change, header, members, second, status } from './double.ts';
import type { Finding } from './finding.ts';
import { checkOwnership, QUESTION_RULES } from './ownership.ts';
import { checkPayment } from './payment.ts';

/* Right systems, of which one answer is wrong, and what the kit must say. */

const LINDENMARK = {
  landCode: '12',
  map: { projection: 'EPSG:25833', extent: [300_000, 5_700_000, 500_000, 5_900_000] },
};

/** The cadastre. */
export const cadastre = (address: string) =>
  checkCadastre(
    address,
    readCadastreSettings(
      join(import.meta.dirname, '../../states/lindenmark/cadastre.json'),
      { CADASTRE_URL: address },
      LINDENMARK,
    ),
    'cadastre-token',
  );

const payment = (address: string) =>
  checkPayment({ address, token: 'payment-token', portal: 'http://localhost:9' });
/** The payment provider with refunds. */
export const refunding = (address: string) =>
  checkPayment({ address, token: 'payment-token', portal: 'http://localhost:9', paid: 'paid' });
/** The desk. */
export const desk = (address: string) => checkDesk(address, 'desk-token');
/** The postbox. */
export const postbox = (address: string) => checkPostbox(address, 'postbox-token');
/** The register of owners. */
export const ownership = (address: string) => checkOwnership(address, 'ownership-match-token');
/** Accounting. */
export const accounting = (address: string) => checkAccounting(address, 'accounting-token');

/** The identity service. */
export const identity = (address: string) => checkIdentity(`${address}/identity`);

const POST = 'POST /payment/api/transactions';
const MATCHES = 'POST /ownership/api/matches';
const NOBODY = 'answers NO_MATCH about a person and a parcel that do not exist, and nothing else';
/** The discovery document of the sandbox. */
export const DISCOVERY = 'GET /identity/.well-known/openid-configuration';
const METADATA = 'GET /.well-known/openid-configuration';
const collection = (name: string): string => `GET /cadastre/ogc/collections/${name}/items`;

type Run = (address: string) => Promise<readonly Finding[]>;

/** Systems that accept orders. */
const RECEIVERS: readonly (readonly [run: Run, call: string])[] = [
  [desk, 'POST /desk/api/reviews'],
  [postbox, 'POST /postbox/api/messages'],
  [accounting, 'POST /cadastre/invoices'],
  [cadastre, 'POST /cadastre/orders'],
];

/** What the kit says, by which check, and which answer is wrong. */
export const SYSTEMS: readonly (readonly [
  expected: string,
  run: Run,
  call: string,
  change: Change,
])[] = [
  [`${POST}: is refused without the token: status 200, not 401`, payment, POST, status(200)],
  [`${POST}: opens a transaction: status 500, not 201`, payment, `${POST} +`, status(500)],
  [
    `${POST}: opens a transaction: the body is not a JSON object: <p>`,
    payment,
    `${POST} +`,
    () => ({ body: '<p>' }),
  ],
  [
    `${POST}: opens a transaction: no transactionId`,
    payment,
    `${POST} +`,
    members({ transactionId: '' }),
  ],
  [
    `${POST}: opens a transaction: redirectUrl is not an address`,
    payment,
    `${POST} +`,
    members({ redirectUrl: 'pay' }),
  ],
  [
    `${POST}: opens a transaction: the status is PAID, not OPEN`,
    payment,
    `${POST} +`,
    members({ status: 'PAID' }),
  ],
  [
    `${POST}: answers a repeated Idempotency-Key with the same transaction: another transaction was opened`,
    payment,
    `${POST} +`,
    second(members({ transactionId: 'another' })),
  ],
  [
    `${METADATA}: is published under the issuer: status 404, not 200`,
    identity,
    DISCOVERY,
    status(404),
  ],
  [
    `${METADATA}: is published under the issuer: the issuer is https://id.example`,
    identity,
    DISCOVERY,
    members({ issuer: 'https://id.example' }),
  ],
  ...['authorization_endpoint', 'token_endpoint', 'jwks_uri'].map(
    (name) =>
      [
        `${METADATA}: names its endpoints: ${name} is not an address`,
        identity,
        DISCOVERY,
        members({ [name]: '/there' }),
      ] as const,
  ),
  [
    `${METADATA}: supports PKCE with S256: code_challenge_methods_supported lacks S256`,
    identity,
    DISCOVERY,
    members({ code_challenge_methods_supported: ['plain'] }),
  ],
  [
    `${METADATA}: supports the authorization code: response_types_supported lacks code`,
    identity,
    DISCOVERY,
    members({ response_types_supported: ['token'] }),
  ],
  [
    'POST /desk/api/reviews: is refused without the token: status 202, not 401',
    desk,
    'POST /desk/api/reviews',
    status(202),
  ],
  [
    'POST /postbox/api/messages: is refused without the token: status 202, not 401',
    postbox,
    'POST /postbox/api/messages',
    status(202),
  ],
  [
    'POST /cadastre/orders: is refused without the token: status 202, not 401',
    cadastre,
    'POST /cadastre/orders',
    status(202),
  ],
  [
    `${MATCHES}: is refused without the token: status 200, not 401`,
    ownership,
    MATCHES,
    status(200),
  ],
  [`${MATCHES}: ${NOBODY}: status 500, not 200`, ownership, `${MATCHES} +`, status(500)],
  [
    `${MATCHES}: ${NOBODY}: the result is MATCH, not NO_MATCH`,
    ownership,
    `${MATCHES} +`,
    members({ result: 'MATCH' }),
  ],
  [
    `${MATCHES}: ${NOBODY}: the answer also has owners`,
    ownership,
    `${MATCHES} +`,
    members({ owners: [] }),
  ],
  [`${MATCHES}: answers in time: status 500, not 200`, ownership, `${MATCHES} +`, status(500)],
  ...QUESTION_RULES.map(
    ([rule]) =>
      [
        `${MATCHES}: ${rule}: status 200, not 400 or 422`,
        ownership,
        `${MATCHES} +`,
        status(200),
      ] as const,
  ),
  ...RECEIVERS.flatMap(([run, call]) => [
    [
      `${call}: accepts the token, and refuses what is empty: status 202, not 400 or 422`,
      run,
      `${call} +`,
      status(202),
    ] as const,
    [
      `${call}: accepts the token, and refuses what is empty: status 401, not 400 or 422`,
      run,
      `${call} +`,
      status(401),
    ] as const,
  ]),
  [
    'POST /desk/api/reviews: accepts the terms of questions: status 500, not 202',
    desk,
    'POST /desk/api/reviews +',
    status(500),
  ],
  ...REVIEW_RULES.map(
    ([rule]) =>
      [
        `POST /desk/api/reviews: ${rule}: status 202, not 400 or 422`,
        desk,
        'POST /desk/api/reviews +',
        status(202),
      ] as const,
  ),
  ...ORDER_RULES.map(
    ([rule]) =>
      [
        `POST /cadastre/orders: ${rule}: status 202, not 400 or 422`,
        cadastre,
        'POST /cadastre/orders +',
        status(202),
      ] as const,
  ),
  [
    'POST /cadastre/invoices: is refused without the token: status 202, not 401',
    accounting,
    'POST /cadastre/invoices',
    status(202),
  ],
  [
    'GET /cadastre/orders: is refused without the token: status 200, not 401',
    cadastre,
    'GET /cadastre/orders',
    status(200),
  ],
  [
    'GET /cadastre/orders: answers monitoring, which has the token: status 404, not 200',
    cadastre,
    'GET /cadastre/orders +',
    status(404),
  ],
  [
    'GET /cadastre/orders: names only formats of files that exist (DATA-6): fileFormats has SHAPE',
    cadastre,
    'GET /cadastre/orders +',
    members({ fileFormats: ['DXF', 'SHAPE'] }),
  ],
  [
    'GET /cadastre/orders: names only documents that exist: kinds is no list',
    cadastre,
    'GET /cadastre/orders +',
    members({ kinds: 'CADASTRAL_MAP' }),
  ],
  [
    'GET /cadastre/orders: names only documents that exist: kinds has POSTER',
    cadastre,
    'GET /cadastre/orders +',
    members({ kinds: ['CADASTRAL_MAP', 'POSTER'] }),
  ],
  [
    `${METADATA}: offers the scopes of the portal: scopes_supported lacks address`,
    identity,
    DISCOVERY,
    members({ scopes_supported: ['openid', 'profile', 'email'] }),
  ],
  [
    `${METADATA}: signs ID tokens with a key of jwks_uri: id_token_signing_alg_values_supported has no algorithm with a public key`,
    identity,
    DISCOVERY,
    members({ id_token_signing_alg_values_supported: ['HS256', 'none'] }),
  ],
  ...COLLECTIONS.flatMap((name) => {
    const call = collection(name);
    return [
      [
        `${call}: returns usable ${name}: The collection ${name} is empty.`,
        cadastre,
        call,
        members({ features: [], links: [], numberMatched: 0 }),
      ],
      [
        `${call}: returns usable ${name}: 1 of the first 1 ${name} are faulty: `,
        cadastre,
        call,
        members({ features: [{ type: 'Feature', properties: {}, geometry: null }], links: [] }),
      ],
    ] as const;
  }),
  [
    `${collection('parcels')}: returns usable parcels: DOUBLE${collection('parcels').slice(4)} answered with coordinates in http://www.opengis.net/def/crs/OGC/1.3/CRS84, not`,
    cadastre,
    collection('parcels'),
    header('content-crs', '<http://www.opengis.net/def/crs/OGC/1.3/CRS84>'),
  ],
];
