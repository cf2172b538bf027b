import { loadContract } from '@portal/api/contract';
import * as fc from 'fast-check';
import { createHmac } from 'node:crypto';
import {
  mapPosition,
  ownerPosition,
  parcelIdOf,
} from '../../../apps/backend/src/testing/small-cadastre.ts';
import { employee, organisation } from '../../../apps/backend/src/testing/organisation-profile.ts';
import { PROGRAM_ORDERS, startProgram, TOKEN } from '../../../apps/backend/src/testing/programs.ts';
import { openTestApp, person, type TestApp } from '../../../apps/backend/src/testing/test-app.ts';
import { type FuzzCall, fuzzCalls, type Sender } from './calls.ts';

/** Settings of a run. */
export interface FuzzSettings {
  readonly calls: number;
  /** The same seed generates the same requests; values of the running system may differ. */
  readonly seed: number;
  /** Called after each batch with the number of requests so far. */
  readonly onProgress?: (calls: number) => void;
}

/** The result of a run. */
export interface FuzzResult {
  readonly calls: number;
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests whose answer the contract does not allow, or that failed with 5xx. */
  readonly violations: readonly string[];
}

/** Requests generated at once; afterwards due jobs run and sessions start again. */
const BATCH = 250;
/** Requests in flight. */
const CONCURRENCY = 8;
/** A run ends after so many violations. */
const MAX_VIOLATIONS = 20;
const HOUR_MS = 3_600_000;
const ORDERS = '/api/authenticated-customer/orders';
const UNLIMITED = Object.fromEntries(
  ['LOGIN', 'SEARCH', 'SUGGESTION', 'PRICE', 'VERIFICATION', 'ORDER', 'PAYMENT'].map((name) => [
    `RATE_LIMIT_${name}`,
    '1000000',
  ]),
);

type Client = TestApp['send'];

/** Values that exist, by the name of the parameter or property. */
async function knownValues(testApp: TestApp) {
  const categories = (await testApp.send({ url: '/api/categories' })).json<
    { id: string; products: { id: string }[] }[]
  >();
  const known = new Map<string, string[]>([
    ['parcelId', [parcelIdOf(114, 2), parcelIdOf(9), parcelIdOf(20)]],
    ['productId', categories.flatMap(({ products }) => products.map(({ id }) => id))],
    ['categoryId', categories.map(({ id }) => id)],
    ['localSubdistrictId', ['0653']],
    ['landRegisterDistrictId', ['0653']],
    ...[
      'orderNumber',
      'positionId',
      'sessionId',
      'transactionId',
      'code',
      'resultFileName',
      'publicFileName',
      'before',
    ].map((name): [string, string[]] => [name, []]),
  ]);
  const add = (name: string, value: unknown): void => {
    const values = known.get(name);
    if (typeof value === 'string' && values && !values.includes(value)) values.push(value);
  };
  return { known, add };
}

/** Orders in different states, so that calls have something to act on. */
async function addOrders(
  testApp: TestApp,
  clients: Readonly<Record<Sender, Client>>,
  add: (name: string, value: unknown) => void,
  batch: number,
) {
  for (const [client, url, position] of [
    [clients.trustedCustomer, ORDERS, mapPosition()],
    [clients.trustedCustomer, ORDERS, ownerPosition()],
    [clients.program, PROGRAM_ORDERS, mapPosition()],
  ] as const) {
    const created = await client({
      method: 'POST',
      url,
      body: { orderPositions: [position] },
      headers: { 'idempotency-key': `fuzz-${batch}-${position.productId.slice(0, 60)}-0000` },
    });
    const { orderNumber } = created.json<{ orderNumber?: string }>();
    for (const name of ['orderNumber', 'before']) add(name, orderNumber);
    for (const name of ['resultFileName', 'publicFileName']) add(name, `${orderNumber ?? ''}.pdf`);
  }
  const rows = async (sql: string) => testApp.database.query<{ value: string }>(sql);
  for (const { value } of await rows(
    `select order_number || '-' || number as value from order_positions`,
  )) {
    add('positionId', value);
  }
  for (const { value } of await rows(
    'select transaction_id as value from payments where transaction_id is not null',
  )) {
    add('transactionId', value);
  }
  for (const { value } of await rows('select verification_code as value from orders')) {
    add('code', value);
  }
}

async function logIn(testApp: TestApp, batch: number): Promise<Readonly<Record<Sender, Client>>> {
  // An organisation has few programs.
  const program = await startProgram(testApp, employee('fuzz', organisation(`fuzz-${batch}`)));
  return {
    program: program.ask,
    nobody: testApp.send,
    customer: await testApp.login(person('fuzz-low', 'LEVEL_1')),
    trustedCustomer: await testApp.login(person('fuzz-high')),
    integration: (request) =>
      testApp.send({
        ...request,
        headers: { authorization: testApp.credentialOf(request.url), ...request.headers },
      }),
  };
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)} …` : text);

/** Sends one request. @returns its status; a text when the answer is not allowed */
async function send(client: Client, call: FuzzCall): Promise<number | string> {
  const { method, url, headers, body, isSigned } = call;
  const signature = createHmac('sha256', 'signing-key')
    .update(body ?? '')
    .digest('hex');
  try {
    const answer = await client({
      method,
      url,
      headers: { ...headers, ...(isSigned ? { signature } : {}) },
      ...(body === null ? {} : { body }),
    });
    const type = answer.headers['content-type'] ?? '';
    // A probe answers 503 while an external system is down, as the contract declares; the map services do not run here.
    const isProbe = answer.statusCode === 503 && url.startsWith('/api/monitoring/');
    if (isProbe && JSON.parse(answer.body).status === 'DOWN') return answer.statusCode;
    if (answer.statusCode >= 500) return `${answer.statusCode}: ${answer.body}`;
    // The errors of OAuth 2.0 are JSON (RFC 6749); that they are declared is checked by the test app.
    const isOAuth = url.startsWith(TOKEN) && type.startsWith('application/json');
    if (answer.statusCode >= 400 && !isOAuth && !type.startsWith('application/problem+json')) {
      return `${answer.statusCode} answers ${type}`;
    }
    return answer.statusCode;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Sends generated requests to the backend and compares each answer with the contract (BIG-10). */
export async function fuzz({ calls, seed, onProgress }: FuzzSettings): Promise<FuzzResult> {
  const testApp = await openTestApp({ env: UNLIMITED });
  const statuses: Record<string, number> = {};
  const violations: string[] = [];
  try {
    const { known, add } = await knownValues(testApp);
    const arbitrary = fuzzCalls(loadContract(), known);
    let sent = 0;
    for (let batch = 0; sent < calls && violations.length < MAX_VIOLATIONS; batch += 1) {
      // Of earlier batches: ending one of this batch would end the calls of its customer.
      for (const { id } of await testApp.database.query('select id::text as id from sessions')) {
        add('sessionId', id);
      }
      const clients = await logIn(testApp, batch);
      await addOrders(testApp, clients, add, batch);
      const numRuns = Math.min(BATCH, calls - sent);
      const waiting = fc.sample(arbitrary, { numRuns, seed: seed + batch });
      const work = async (): Promise<void> => {
        for (let call = waiting.pop(); call; call = waiting.pop()) {
          const outcome = await send(clients[call.sender], call);
          if (typeof outcome === 'number') statuses[outcome] = (statuses[outcome] ?? 0) + 1;
          else
            violations.push(
              `${short(outcome)}\n  ${short(JSON.stringify(call))} (seed ${seed + batch})`,
            );
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      sent += numRuns;
      testApp.clock.now = new Date(testApp.clock.now.getTime() + HOUR_MS / 10);
      await testApp.app.runJobs();
      onProgress?.(sent);
    }
    return { calls: sent, statuses, violations };
  } finally {
    await testApp.close();
  }
}
