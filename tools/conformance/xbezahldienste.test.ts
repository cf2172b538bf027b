import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import {
  type Change,
  closeServers,
  members,
  second,
  startDouble,
  startFailing,
  status,
} from './double.ts';
import type { Finding } from './finding.ts';
import { checkXBezahldienste } from './xbezahldienste.ts';

/* The checks of a payment provider: the sandbox honours them, and each is made to fail by a double. */

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(closeServers);
afterAll(() => sandbox.app.close());

const run = (address: string): Promise<readonly Finding[]> =>
  checkXBezahldienste(
    {
      url: `${address}/xbezahldienste`,
      authentication: { kind: 'BASIC', user: 'portal', password: 'payment-token' },
      originator: 'kataster',
      endpoint: 'land',
      endpoints: {},
      bookingData: {},
    },
    'http://localhost:9',
  );

const sentences = (findings: readonly Finding[]): readonly string[] =>
  findings
    .filter(({ outcome }) => outcome === 'violated')
    .map(({ rule, reason }) => `${rule}: ${reason}`);

const PATH = '/xbezahldienste/paymenttransaction/kataster/land';
const STATUS = 'GET /xbezahldienste/status/kataster/land +';
const POST = `POST ${PATH} +`;

/** Changes members of the information about a transaction. */
const information =
  (edit: object): Change =>
  ({ body }) => {
    const answer = Object(JSON.parse(body));
    const { paymentInformation } = answer;
    const changed = { ...answer, paymentInformation: { ...paymentInformation, ...edit } };
    return { body: JSON.stringify(changed) };
  };

const request =
  (edit: object): Change =>
  ({ body }) => {
    const answer = Object(JSON.parse(body));
    const { paymentRequest } = answer;
    return { body: JSON.stringify({ ...answer, paymentRequest: { ...paymentRequest, ...edit } }) };
  };

describe('the checks of a payment provider by XBezahldienste (STATE-7, REAL-8)', () => {
  it('are honoured by the sandbox, with HTTP Basic and with OAuth 2', async () => {
    const { origin } = sandbox.environment;
    expect(sentences(await run(origin))).toEqual([]);
    const oauth = await checkXBezahldienste(
      {
        url: `${origin}/xbezahldienste`,
        authentication: {
          kind: 'OAUTH2',
          tokenUrl: `${origin}/xbezahldienste/oauth/token`,
          clientId: 'portal',
          clientSecret: 'payment-token',
        },
        originator: 'kataster',
        endpoint: 'land',
        endpoints: {},
        bookingData: {},
      },
      'http://localhost:9',
    );
    expect(oauth.map(({ outcome }) => outcome)).toEqual(Array(8).fill('honoured'));
  });

  it.each<[string, string, Change]>([
    ['is ready: status 503, not 200', STATUS, status(503)],
    ['is refused without the credentials: status 200, not 401 or 403', `POST ${PATH}`, status(200)],
    ['opens a transaction: status 500, not 200 or 201', POST, status(500)],
    ['opens a transaction: no transactionId', POST, information({ transactionId: '' })],
    [
      'opens a transaction: transactionRedirectUrl is not an address',
      POST,
      information({ transactionRedirectUrl: 'pay' }),
    ],
    [
      'opens a transaction: the status is PAYED, not INITIAL',
      POST,
      information({ status: 'PAYED' }),
    ],
    [
      'refuses a repeated requestId: functionalCode is null, not PAYMENT_EXISTS',
      POST,
      second(members({ functionalCode: null })),
    ],
    ['refuses a repeated requestId: status 200, not an error', POST, second(status(200))],
    [
      'refuses items that do not add up: functionalCode is UNSPECIFIED, not CALCULATION_ERROR',
      POST,
      ({ body }) => ({ body: body.replaceAll('CALCULATION_ERROR', 'UNSPECIFIED') }),
    ],
  ])('find the double: %s', async (expected, call, change) => {
    const address = await startDouble(sandbox.environment.origin, { [call]: change });
    expect(sentences(await run(address)).filter((one) => one === expected)).toHaveLength(1);
  });

  it.each<[string, Change]>([
    ['returns amount, currency and requestId: grosAmount is 2, not 1', request({ grosAmount: 2 })],
    [
      'returns amount, currency and requestId: the currency is USD, not EUR',
      request({ currency: 'USD' }),
    ],
    [
      'returns amount, currency and requestId: the requestId differs',
      request({ requestId: 'another' }),
    ],
  ])('find the double of a transaction: %s', async (expected, change) => {
    const changes: Record<string, Change> = {};
    changes[POST] = ({ body }) => {
      const id = String(Object(JSON.parse(body)).paymentInformation?.transactionId);
      if (id !== 'undefined') changes[`GET ${PATH}/${id} +`] = change;
      return {};
    };
    const address = await startDouble(sandbox.environment.origin, changes);
    expect(sentences(await run(address))).toEqual([expected]);
  });

  it.each<[string, Change]>([
    [
      'finds the transaction by its requestId, after an answer was lost: status 404, not 200',
      status(404),
    ],
    [
      'finds the transaction by its requestId, after an answer was lost: another transaction was returned',
      information({ transactionId: 'another' }),
    ],
  ])('find the double of a lost answer: %s', async (expected, change) => {
    const changes: Record<string, Change> = {};
    changes[POST] = ({ body }) => {
      const id = String(Object(JSON.parse(body)).paymentRequest?.requestId);
      if (id !== 'undefined') changes[`GET ${PATH}/${id} +`] = change;
      return {};
    };
    const address = await startDouble(sandbox.environment.origin, changes);
    expect(sentences(await run(address))).toEqual([expected]);
  });

  it('have none that cannot fail', async () => {
    const findings = await run(await startFailing());
    const { length } = findings;
    expect(findings.filter(({ outcome }) => outcome === 'violated')).toHaveLength(length);
  });
});
