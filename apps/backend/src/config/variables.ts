import { type InferOutput, object, optional } from 'valibot';
import {
  address,
  hours,
  mailServer,
  oneOf,
  origin,
  originList,
  path,
  proxies,
  scanner,
  text,
  wholeNumber,
} from './variable-types.ts';

const MAX_RATE = 1_000_000;

/** Every environment variable of the backend: its description, its default, and how it is checked. */
export const VARIABLES = object({
  PORT: optional(wholeNumber('port of the portal', 65_535), '8080'),
  HOST: optional(
    text('name or address of the network interface; `0.0.0.0` for all of them'),
    'localhost',
  ),
  TRUST_PROXY: optional(
    proxies(
      'addresses or networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are believed, comma-separated; also `loopback` and `uniquelocal`',
    ),
  ),
  TRUST_PROXY_HEADER: optional(
    oneOf(
      'header in which they name the address of the browser: `X-Forwarded-For` (also with ports) or `Forwarded` (RFC 7239); the other one is not read. A value needs `TRUST_PROXY`',
      ['X-Forwarded-For', 'Forwarded'],
    ),
  ),
  PORTAL_ORIGIN: optional(origin('public origin of the portal; default `http://localhost:{PORT}`')),
  BASE_PATH: optional(
    path('path below the origin at which a reverse proxy serves the portal, e.g. `/kataster`'),
  ),
  PORTAL_RETURN_ORIGINS: optional(
    originList(
      'further origins that a login may redirect to, comma-separated; on the host of `PORTAL_ORIGIN` it redirects to pages of the portal only',
    ),
  ),
  PORTAL_DATA: text('data folder'),
  PORTAL_STATE: optional(
    text('state pack: the name of a folder in `states`, or the absolute path of another folder'),
    'lindenmark',
  ),
  PORTAL_STATIC: optional(text('folder of the built portal; without it only the calls are served')),
  DATABASE_URL: optional(text('address of a PostgreSQL; without it the embedded database is used')),
  FILE_STORE: optional(
    oneOf(
      'where extracts and invoices are: `folder` (one process only), `database` or `s3`; default: `database` with `DATABASE_URL`, else `folder`',
      ['folder', 'database', 's3'],
    ),
  ),
  S3_ENDPOINT: optional(
    address(
      'address of the bucket, e.g. `https://s3.example/portal`; required with `FILE_STORE=s3`',
    ),
  ),
  S3_REGION: optional(text('region of the bucket'), 'auto'),
  S3_ACCESS_KEY: optional(text('access key of the bucket')),
  S3_SECRET_KEY: optional(text('secret key of the bucket')),
  DATABASE_CONNECTIONS: optional(
    wholeNumber('connections of one process to PostgreSQL', 1000),
    '20',
  ),
  MAX_CALLS: optional(
    wholeNumber('calls in progress in one process; further ones are answered with 503', 100_000),
    '200',
  ),
  CALL_SECONDS: optional(
    wholeNumber('seconds after which a call is answered with 503', 3600),
    '30',
  ),
  BODY_SECONDS: optional(
    wholeNumber('seconds within which the body of a call must arrive', 3600),
    '10',
  ),
  DRAIN_SECONDS: optional(
    wholeNumber(
      'seconds between SIGTERM and the end of listening, during which `/api/health/ready` answers 503 and all calls are answered; longer than the proxy needs to notice',
      60,
      0,
    ),
    '3',
  ),
  IDENTITY_ISSUER: address(
    'issuer of the identity service (OpenID Connect), or its entity id (SAML)',
  ),
  IDENTITY_CLIENT_ID: text('client id at the identity service, or entity id of the portal (SAML)'),
  IDENTITY_CLIENT_SECRET: optional(
    text('client secret at the identity service; required with OpenID Connect'),
  ),
  IDENTITY_SSO_URL: optional(
    address('address that receives login requests by POST; required with SAML'),
  ),
  IDENTITY_CERTIFICATES: optional(
    text(
      'file with the certificates of the identity service (PEM), two while it changes its key; required with SAML',
    ),
  ),
  IDENTITY_KEYS: optional(
    text(
      'file with the private keys of the portal for SAML and their certificates (PEM): the first one signs, each decrypts; required with SAML',
    ),
  ),
  ORGANISATION_IDENTITY_ISSUER: optional(
    address(
      'as `IDENTITY_ISSUER`, for the identity service of organisations that `organisation-identity.json` describes; without it nobody logs in for an organisation. The five variables that follow are as those of `IDENTITY_`',
    ),
  ),
  ORGANISATION_IDENTITY_CLIENT_ID: optional(text('client id or entity id of the portal there')),
  ORGANISATION_IDENTITY_CLIENT_SECRET: optional(text('client secret; with OpenID Connect')),
  ORGANISATION_IDENTITY_SSO_URL: optional(address('address for login requests; with SAML')),
  ORGANISATION_IDENTITY_CERTIFICATES: optional(
    text('file with the certificates of the service; with SAML'),
  ),
  ORGANISATION_IDENTITY_KEYS: optional(text('file with the keys of the portal; with SAML')),
  PAYMENT_URL: optional(
    address('payment provider; this and the following two are not needed with `payment.json`'),
  ),
  PAYMENT_TOKEN: optional(text('Bearer token for the payment provider')),
  PAYMENT_SIGNING_KEY: optional(
    text('key that signs notifications of the payment provider (HMAC-SHA256)'),
  ),
  CADASTRE_URL: address('cadastre system'),
  CADASTRE_TOKEN: text('Bearer token for the cadastre system'),
  CADASTRE_SEAL_CERTIFICATES: optional(
    text(
      'file with the certificates of the seals of extracts (PEM), earlier ones as well; without it no seal is recognized',
    ),
  ),
  DESK_URL: address('desk of the authority'),
  DESK_TOKEN: text('Bearer token for the desk'),
  POSTBOX_URL: optional(
    address('postbox; this and the following one are not needed with `postbox.json`'),
  ),
  POSTBOX_TOKEN: optional(text('Bearer token for the postbox')),
  POSTBOX_KEYS: optional(
    text(
      'file with the private key of the portal for the postbox of the federation and its certificate (PEM), if `postbox.json` names this variable',
    ),
  ),
  MAP_ORIGIN: optional(
    address('replaces `{sandbox}` in the configuration file; default: origin of `CADASTRE_URL`'),
  ),
  ACCOUNTING_URL: address('accounting system, which issues invoices and fee notices'),
  ACCOUNTING_TOKEN: text('Bearer token for the accounting system'),
  CADASTRE_PASSWORD: text(
    'password with which the cadastre system calls the backend (HTTP Basic, user `cadastre`)',
  ),
  ACCOUNTING_PASSWORD: text('the same for the accounting system (user `accounting`)'),
  DESK_PASSWORD: text('the same for the desk (user `desk`)'),
  MONITORING_PASSWORD: text('the same for monitoring (user `monitoring`)'),
  RATE_LIMIT_LOGIN: optional(
    wholeNumber(
      'logins per minute and address; this and the following limits apply to all processes together',
      MAX_RATE,
    ),
    '60',
  ),
  RATE_LIMIT_SEARCH: optional(wholeNumber('searches per minute and person', MAX_RATE), '240'),
  RATE_LIMIT_SUGGESTION: optional(
    wholeNumber('suggestions per minute and person, about 15 for each search', MAX_RATE),
    '1200',
  ),
  RATE_LIMIT_GUEST: optional(
    wholeNumber(
      'searches per minute and network of people who have not logged in, and as many suggestions and fees',
      MAX_RATE,
    ),
    '60',
  ),
  GUEST_SEARCHES_PER_DAY: optional(
    wholeNumber(
      'searches, suggestions and fees a day of people who have not logged in, for all of them and all processes together; then a login is asked for',
      10_000_000,
    ),
    '50000',
  ),
  RATE_LIMIT_PRICE: optional(
    wholeNumber('price calculations per minute and person', MAX_RATE),
    '240',
  ),
  RATE_LIMIT_VERIFICATION: optional(
    wholeNumber('verifications of extracts per minute and address', MAX_RATE),
    '60',
  ),
  RATE_LIMIT_REPORT: optional(
    wholeNumber(
      'reports of barriers, orders without an account and new links to them, each per minute and network, and answers after delivery of a person',
      MAX_RATE,
    ),
    '5',
  ),
  RATE_LIMIT_ORDER: optional(
    wholeNumber('orders created or cancelled per minute and person', MAX_RATE),
    '60',
  ),
  RATE_LIMIT_PAYMENT: optional(
    wholeNumber('payments started per minute and person', MAX_RATE),
    '60',
  ),
  WEBHOOK_NETWORKS: optional(
    proxies(
      'networks besides the public internet to which webhooks of the order API may lead, comma-separated, e.g. `10.1.0.0/16`; also `loopback`, which needs no TLS, and `uniquelocal`',
    ),
  ),
  SMTP_URL: optional(
    mailServer('also send messages by mail, e.g. `smtp://user:password@mail.example:587`'),
  ),
  SMTP_FROM: optional(text('sender of mails; required with `SMTP_URL`')),
  OWNERSHIP_MATCH_URL: optional(
    address(
      'register that says whether a person is entered as the owner of a parcel; without it nobody is asked, and products with `ownershipMatch` take the usual way',
    ),
  ),
  OWNERSHIP_MATCH_TOKEN: optional(
    text('Bearer token for that register; required with `OWNERSHIP_MATCH_URL`'),
  ),
  OWNERSHIP_ANSWER_MS: optional(
    wholeNumber(
      'milliseconds after which a person who asks has an answer, unless the register confirms them earlier; an answer of the register that takes more than four fifths of it does not count',
      20_000,
      100,
    ),
    '3000',
  ),
  SCANNER_URL: optional(
    scanner(
      'scanner of files that come from outside: `clamd://host:3310`, `clamd:///path/of/socket` or `icap://host:1344/service`; without it no file is scanned',
    ),
  ),
  RETENTION_DAYS: optional(
    wholeNumber('retention of finished jobs, idempotency keys and unsuccessful payments', 3650),
    '90',
  ),
  RETENTION_ORDER_DAYS: optional(
    wholeNumber(
      'days from its creation after which a closed order is deleted, with payments and invoices',
      36_500,
    ),
    '3650',
  ),
  RETENTION_JUSTIFICATION_DAYS: optional(
    wholeNumber(
      'the same for justifications, reasons of decisions, conversations with the authority and uploaded files of closed orders',
      36_500,
    ),
    '365',
  ),
  RETENTION_AUDIT_DAYS: optional(
    wholeNumber('the same for audit lines of closed orders', 36_500),
    '3650',
  ),
  RETENTION_FILE_DAYS: optional(
    wholeNumber('the same for extracts of closed orders', 36_500),
    '365',
  ),
  REVIEW_OVERDUE_DAYS: optional(
    wholeNumber('days after which an undecided review is reported to operations', 365),
    '14',
  ),
  CADASTRE_REFRESH_HOURS: optional(
    wholeNumber('hours between checks of the cadastre for changes', 8760),
    '24',
  ),
  CLOCK_OFFSET_HOURS: optional(hours('sets the clock ahead; localhost only'), '0'),
});

/** The values after the checks. */
export type CheckedVariables = InferOutput<typeof VARIABLES>;
