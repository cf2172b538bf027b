import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPaymentFile } from '../../apps/backend/src/config/payment-file.ts';
import { readPostboxFile } from '../../apps/backend/src/config/postbox-file.ts';
import { readTextFile } from '../../apps/backend/src/config/text-file.ts';
import { packError } from '../../apps/backend/src/config/faults.ts';
import { readCadastreSettings } from '../../apps/backend/src/config/cadastre-settings.ts';
import {
  checkAccounting,
  checkCadastre,
  checkDesk,
  checkIdentity,
  checkPostbox,
} from './adapters.ts';
import { checkPayment } from './payment.ts';
import { checkBackend } from './backend.ts';
import { checkFitConnect } from './fit-connect.ts';
import { checkOwnership } from './ownership.ts';
import { checkSaml } from './saml.ts';
import { type Finding, tableOf } from './finding.ts';
import { checkXBezahldienste } from './xbezahldienste.ts';

/*
 * `pnpm conformance --backend <address>` checks another backend against the contract; `--cadastre`, `--payment`, `--desk`,
 * `--identity`, `--saml`, `--postbox`, `--fit-connect`, `--accounting` and `--ownership-match` check systems against the protocols of decision 1. The exit code is 1 when a rule is violated.
 */

const USAGE = `pnpm conformance [--backend <address>] [--cadastre <address>] [--payment <address>] [--desk <address>]
                 [--xbezahldienste <address>] [--fit-connect <address>] [--identity <issuer>] [--saml <metadata>] [--postbox <address>]
                 [--accounting <address>] [--ownership-match <address>] [--json]

  --cookie <cookies>         of a logged-in person, for the calls of customers that only read
  --program <access token>   of a program of an organisation, for the calls of the order API that only read
  --monitoring <user:password>  for the calls of monitoring
  --accounting-login <user:password>  for the calls of the cash office
  --desk-login <user:password>  for the calls of the desk
  --state <name or folder>   whose cadastre.json, state.json, payment.json and postbox.json describe the systems; default lindenmark
  --portal <origin>          in the addresses that payment provider and cadastre receive; default http://localhost:8080
  --paid <transaction>       a transaction of a test that was paid, and is refunded
  PAYMENT_TOKEN              opens and withdraws transactions at the payment provider
  DESK_TOKEN, POSTBOX_TOKEN, CADASTRE_TOKEN, ACCOUNTING_TOKEN  send what must be refused
  OWNERSHIP_MATCH_TOKEN      asks about nobody who exists`;

const text = { type: 'string' } as const;
const OPTIONS = {
  backend: text,
  cadastre: text,
  payment: text,
  xbezahldienste: text,
  'fit-connect': text,
  desk: text,
  identity: text,
  saml: text,
  postbox: text,
  accounting: text,
  'ownership-match': text,
  paid: text,
  cookie: text,
  program: text,
  monitoring: text,
  'accounting-login': text,
  'desk-login': text,
  state: { ...text, default: 'lindenmark' },
  portal: { ...text, default: 'http://localhost:8080' },
  json: { type: 'boolean', default: false },
} as const;

/** The options of the command; an unknown one, as `--help`, shows which there are. */
function readOptions() {
  // `pnpm conformance -- --backend …` passes the separator.
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    console.error(
      `${args.includes('--help') ? '' : `${error instanceof Error ? error.message : String(error)}\n\n`}${USAGE}`,
    );
    return process.exit(2);
  }
}

const values = readOptions();

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

const folder = isAbsolute(values.state)
  ? values.state
  : resolve(import.meta.dirname, '../../states', values.state);

/** The service of `payment.json`, at another address. */
function xbezahldienste(url: string) {
  const { value, faults } = readPaymentFile(join(folder, 'payment.json'), process.env);
  if (!value) throw packError(faults);
  if (!value.service) throw new Error(`${folder} has no payment.json.`);
  return { ...value.service, url };
}

/** FIT-Connect as in `postbox.json`, with another Submission API. */
function fitConnect(submissionUrl: string) {
  const { value, faults } = readPostboxFile(join(folder, 'postbox.json'), process.env);
  if (!value) throw packError(faults);
  if (!value.service) throw new Error(`${folder} has no postbox.json.`);
  return { ...value.service, submissionUrl };
}

function cadastreSettings(address: string) {
  const configuration: Parameters<typeof readCadastreSettings>[2] = JSON.parse(
    readTextFile(join(folder, 'state.json')),
  );
  const env = { ...process.env, CADASTRE_URL: address };
  return readCadastreSettings(join(folder, 'cadastre.json'), env, configuration);
}

const checks: Readonly<Record<string, (address: string) => Promise<readonly Finding[]>>> = {
  backend: (address) =>
    checkBackend({
      address,
      cookie: values.cookie,
      program: values.program,
      monitoring: values.monitoring,
      accounting: values['accounting-login'],
      desk: values['desk-login'],
    }),
  cadastre: (address) =>
    checkCadastre(address, cadastreSettings(address), process.env['CADASTRE_TOKEN'], values.portal),
  payment: (address) =>
    checkPayment({
      address,
      token: process.env['PAYMENT_TOKEN'],
      portal: values.portal,
      paid: values.paid,
    }),
  xbezahldienste: (address) => checkXBezahldienste(xbezahldienste(address), values.portal),
  'fit-connect': (address) => checkFitConnect(fitConnect(address)),
  accounting: (address) => checkAccounting(address, process.env['ACCOUNTING_TOKEN']),
  'ownership-match': (address) => checkOwnership(address, process.env['OWNERSHIP_MATCH_TOKEN']),
  desk: (address) => checkDesk(address, process.env['DESK_TOKEN']),
  identity: checkIdentity,
  saml: checkSaml,
  postbox: (address) => checkPostbox(address, process.env['POSTBOX_TOKEN']),
};

const requested = Object.entries(values).flatMap(([name, value]) => {
  const run = checks[name];
  return run && typeof value === 'string' ? [{ name, run, address: withoutSlash(value) }] : [];
});
if (requested.length === 0) {
  console.error(USAGE);
  process.exit(2);
}
const results: Record<string, readonly Finding[]> = {};
for (const { name, run, address } of requested) results[name] = await run(address);
if (values.json) console.log(JSON.stringify(results, null, 2));
else {
  for (const [name, findings] of Object.entries(results)) {
    console.log(`\n── ${name} ──\n${tableOf(findings)}`);
  }
}
process.exitCode = Object.values(results)
  .flat()
  .some(({ outcome }) => outcome === 'violated')
  ? 1
  : 0;
