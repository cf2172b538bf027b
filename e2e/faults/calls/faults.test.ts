import { ApiError, createClient, OPERATIONS } from '@portal/api';
import type { OperationId, RequestInput } from '@portal/api';
import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import english from '../../../locales/en/portal.json' with { type: 'json' };
import german from '../../../locales/de/portal.json' with { type: 'json' };
import { problemMessage, requestIdOf } from '../../../apps/portal/src/pages/common/problem-text.ts';
import type { IsMessageId } from '../../../apps/portal/src/pages/common/problem-text.ts';
import { PROBLEMS } from '../faults.ts';
import { answer, problem, startFaultyServer } from './faulty-server.ts';
import type { FaultyServer } from './faulty-server.ts';

/** Every call of the contract that a browser makes. */
const CALLS = Object.keys(OPERATIONS) as OperationId[];
const CALLS_WITH_BODY = CALLS.filter((id) => OPERATIONS[id][2] !== 204);

/** Any value for each parameter of the path, and any body. */
function sampleInput(id: OperationId): RequestInput<OperationId> {
  const [method, path] = OPERATIONS[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = Object.fromEntries(names.map((name) => [name, '4711']));
  return { path: parameters, ...(method === 'POST' && { body: {} }) } as RequestInput<OperationId>;
}

const TECHNICAL = 'error.TECHNICAL_PROBLEM';

interface Fault {
  readonly name: string;
  readonly listener: RequestListener;
  /** Id of the message that the person reads. */
  readonly messageId: keyof typeof german;
  /** A fault of the body only; calls without a response body do not read it. */
  readonly inBody?: boolean;
}

const technical = (name: string, listener: RequestListener, inBody = false): Fault => ({
  name,
  listener,
  messageId: TECHNICAL,
  inBody,
});

const FAULTS: readonly Fault[] = [
  ...Object.entries(PROBLEMS).map(([key, status]) => ({
    name: String(status),
    listener: problem(status, key),
    messageId: `error.${key}` as keyof typeof german,
  })),
  technical('503 of a proxy', answer('text/html', '<h1>503</h1>', 503)),
  technical('time-out', () => undefined),
  technical('refused', (request) => request.socket.destroy()),
  technical('HTML', answer('text/html', '<html></html>'), true),
  technical('half a document', answer('application/json', '{"items": ['), true),
  technical('an empty body', answer('application/json', ''), true),
];

const knows: IsMessageId = (id): id is keyof typeof german => Object.hasOwn(german, id);

let server: FaultyServer;
let logouts = 0;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());
afterEach(() => {
  logouts = 0;
});

function send(id: OperationId, timeoutMs: number, signal?: AbortSignal): Promise<unknown> {
  const { call } = createClient({
    baseUrl: server.baseUrl,
    xsrfToken: () => 't',
    onUnauthorized: () => {
      logouts += 1;
    },
    timeoutMs,
  });
  return call(id, sampleInput(id), signal);
}

/** The error of a call; null when it succeeds. */
async function failureOf(id: OperationId, timeoutMs: number): Promise<unknown> {
  try {
    await send(id, timeoutMs);
    return null;
  } catch (error) {
    return error;
  }
}

describe.each(FAULTS)('every call answered by $name (ERR-1)', (fault) => {
  const affected = fault.inBody ? CALLS_WITH_BODY : CALLS;
  test.each(affected)('%s fails with a message in both languages', async (name) => {
    server.answerWith(fault.listener);
    const error = await failureOf(name, fault.name === 'time-out' ? 40 : 5000);
    expect(error).toBeInstanceOf(ApiError);
    expect(problemMessage(error, knows)).toBe(fault.messageId);
    expect(english[fault.messageId]).toMatch(/\S/);
    // A page instead of JSON ends the session in a search only (SEED-1).
    const isLoginPage = fault.name === 'HTML' && name.startsWith('searchBy');
    expect(logouts).toBe(fault.name === '401' || isLoginPage ? 1 : 0);
  });
});

describe('every call answered by a plain string', () => {
  test.each(CALLS_WITH_BODY)('%s rejects a string as data', async (name) => {
    server.answerWith(answer('application/json', '"please log in"'));
    const error = await failureOf(name, 5000);
    expect(error).toBeInstanceOf(ApiError);
    expect(problemMessage(error, knows)).toBe(TECHNICAL);
    // Only a search logs out (API-27).
    expect(logouts).toBe(name.startsWith('searchBy') ? 1 : 0);
  });
});

describe('every call answered slowly', () => {
  test.each(CALLS)('%s waits for the response', async (name) => {
    server.answerWith((_request, response) => {
      setTimeout(() => answer('application/json', '{"items": []}')(_request, response), 60);
    });
    expect(await failureOf(name, 5000)).toBeNull();
  });

  test.each(CALLS)('%s is aborted when the page is left, without a logout', async (name) => {
    server.answerWith(() => undefined);
    const leaving = new AbortController();
    const call = send(name, 5000, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(logouts).toBe(0);
  });
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
