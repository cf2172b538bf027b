import { ApiError, createClient } from '@portal/api';
import type { ApiClient } from '@portal/api';
import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import english from '../../../apps/portal/src/messages/en.json' with { type: 'json' };
import german from '../../../apps/portal/src/messages/de.json' with { type: 'json' };
import { problemMessage, requestIdOf } from '../../../apps/portal/src/pages/common/problem-text.ts';
import type { IsMessageId } from '../../../apps/portal/src/pages/common/problem-text.ts';
import { answer, problem, startFaultyServer } from './faulty-server.ts';
import type { FaultyServer } from './faulty-server.ts';

type AsyncCall = {
  readonly [K in keyof ApiClient as ApiClient[K] extends (...args: never[]) => Promise<unknown>
    ? K
    : never]: (client: ApiClient, signal: AbortSignal) => Promise<unknown>;
};

const ring: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];

/** Every call of the client; a new one is a type error until it is listed here. */
const CALLS: AsyncCall = {
  getConfiguration: (client, signal) => client.getConfiguration(signal),
  getCustomer: (client, signal) => client.getCustomer(signal),
  logout: (client) => client.logout(),
  listCategories: (client, signal) => client.listCategories(signal),
  getProduct: (client, signal) => client.getProduct('map', signal),
  calculatePrice: (client, signal) =>
    client.calculatePrice([{ productId: 'map', paperCopies: 0, digital: true }], signal),
  listSubdistricts: (client, signal) => client.listSubdistricts(signal),
  listDistricts: (client, signal) => client.listDistricts(signal),
  findAuthorityByParcel: (client, signal) =>
    client.findAuthorityByParcel('12364900500114______', signal),
  searchParcels: (client, signal) =>
    client.searchParcels({ by: 'map-area', body: { page: 0, limit: 7, area: ring } }, signal),
  suggestParcels: (client, signal) => client.suggestParcels('Lindenallee', signal),
  listOrders: (client, signal) => client.listOrders(signal),
  createOrder: (client) => client.createOrder({ orderPositions: [] }, 'k'.repeat(16)),
  getOrder: (client, signal) => client.getOrder('4711', signal),
  cancelOrder: (client) => client.cancelOrder('4711'),
  listPaymentMethods: (client, signal) => client.listPaymentMethods('4711', signal),
  payOrder: (client) => client.payOrder('4711', 'CREDIT_CARD'),
  getDownloadStatus: (client, signal) => client.getDownloadStatus('4711', signal),
  verifyExtract: (client, signal) => client.verifyExtract('ABCD', signal),
};

/** Have no response body. */
const WITHOUT_BODY: readonly string[] = ['logout', 'cancelOrder'];

/** Are not aborted when the page is left. */
const NOT_ABORTED: readonly string[] = ['logout', 'createOrder', 'cancelOrder', 'payOrder'];

const TECHNICAL = 'error.TECHNICAL_PROBLEM';

interface Fault {
  readonly name: string;
  readonly listener: RequestListener;
  /** Id of the message that the person reads. */
  readonly messageId: keyof typeof german;
  readonly logsOut?: boolean;
  /** A fault of the body only; calls without a response body do not read it. */
  readonly inBody?: boolean;
}

const FAULTS: readonly Fault[] = [
  {
    name: '401',
    listener: problem(401, 'NOT_AUTHENTICATED'),
    messageId: 'error.NOT_AUTHENTICATED',
    logsOut: true,
  },
  { name: '403', listener: problem(403, 'XSRF'), messageId: 'error.XSRF' },
  { name: '404', listener: problem(404, 'NOT_FOUND'), messageId: 'error.NOT_FOUND' },
  { name: '409', listener: problem(409, 'ORDER_STATE'), messageId: 'error.ORDER_STATE' },
  { name: '422', listener: problem(422, 'CART_EMPTY'), messageId: 'error.CART_EMPTY' },
  {
    name: '429',
    listener: problem(429, 'TOO_MANY_REQUESTS'),
    messageId: 'error.TOO_MANY_REQUESTS',
  },
  { name: '500', listener: problem(500, 'UNKNOWN_ERROR'), messageId: 'error.UNKNOWN_ERROR' },
  {
    name: '503 of a proxy',
    listener: answer('text/html', '<h1>503</h1>', 503),
    messageId: TECHNICAL,
  },
  { name: 'time-out', listener: () => undefined, messageId: TECHNICAL },
  { name: 'refused', listener: (request) => request.socket.destroy(), messageId: TECHNICAL },
  {
    name: 'HTML',
    listener: answer('text/html', '<html></html>'),
    messageId: TECHNICAL,
    inBody: true,
  },
  {
    name: 'half a document',
    listener: answer('application/json', '{"items": ['),
    messageId: TECHNICAL,
    inBody: true,
  },
  {
    name: 'an empty body',
    listener: answer('application/json', ''),
    messageId: TECHNICAL,
    inBody: true,
  },
];

const knows: IsMessageId = (id): id is keyof typeof german => Object.hasOwn(german, id);
const names = Object.keys(CALLS).filter((name): name is keyof AsyncCall => name in CALLS);
const withBody = names.filter((name) => !WITHOUT_BODY.includes(name));

let server: FaultyServer;
let logouts = 0;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());
afterEach(() => {
  logouts = 0;
});

function clientWith(timeoutMs: number): ApiClient {
  return createClient({
    baseUrl: server.baseUrl,
    xsrfToken: () => 't',
    onUnauthorized: () => {
      logouts += 1;
    },
    timeoutMs,
  });
}

/** The error of a call; null when it succeeds. */
async function failureOf(name: keyof AsyncCall, timeoutMs: number): Promise<unknown> {
  try {
    await CALLS[name](clientWith(timeoutMs), new AbortController().signal);
    return null;
  } catch (error) {
    return error;
  }
}

describe.each(FAULTS)('every call answered by $name (ERR-1)', (fault) => {
  const affected = fault.inBody ? withBody : names;
  test.each(affected)('%s fails with a message in both languages', async (name) => {
    server.answerWith(fault.listener);
    const error = await failureOf(name, fault.name === 'time-out' ? 40 : 5000);
    expect(error).toBeInstanceOf(ApiError);
    expect(problemMessage(error, knows)).toBe(fault.messageId);
    expect(english[fault.messageId]).toMatch(/\S/);
    expect(logouts).toBe(fault.logsOut ? 1 : 0);
  });
});

describe('every call answered by a plain string', () => {
  test.each(withBody)('%s rejects a string as data', async (name) => {
    server.answerWith(answer('application/json', '"please log in"'));
    const error = await failureOf(name, 5000);
    expect(error).toBeInstanceOf(ApiError);
    expect(problemMessage(error, knows)).toBe(TECHNICAL);
    // Only a search logs out (API-27).
    expect(logouts).toBe(name === 'searchParcels' ? 1 : 0);
  });
});

describe('every call answered slowly', () => {
  test.each(names)('%s waits for the response', async (name) => {
    server.answerWith((_request, response) => {
      setTimeout(() => answer('application/json', '{"items": []}')(_request, response), 60);
    });
    expect(await failureOf(name, 5000)).toBeNull();
  });

  test.each(names.filter((name) => !NOT_ABORTED.includes(name)))(
    '%s is aborted when the page is left, without a logout',
    async (name) => {
      server.answerWith(() => undefined);
      const leaving = new AbortController();
      const call = CALLS[name](clientWith(5000), leaving.signal);
      leaving.abort();
      await expect(call).rejects.toMatchObject({ kind: 'aborted' });
      expect(logouts).toBe(0);
    },
  );
});

test('a call succeeds when it is repeated after a fault', async () => {
  for (const { listener, name } of FAULTS) {
    server.answerWith(listener);
    expect(await failureOf('getProduct', name === 'time-out' ? 40 : 5000)).not.toBeNull();
    server.answerWith(answer('application/json', '{"id": "map"}'));
    expect(await failureOf('getProduct', 5000)).toBeNull();
  }
});

test('only errors of the backend have a request id', async () => {
  server.answerWith(problem(500, 'UNKNOWN_ERROR'));
  expect(requestIdOf(await failureOf('getOrder', 5000))).toBe('r-1');
  server.answerWith(problem(422, 'CART_EMPTY'));
  expect(requestIdOf(await failureOf('getOrder', 5000))).toBeNull();
});
