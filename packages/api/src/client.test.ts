import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, xsrfTokenFromCookie } from './index.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientFor(answer: RequestListener, timeoutMs = 5000) {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const onUnauthorized = vi.fn<() => void>();
  const client = createClient({
    baseUrl: `http://127.0.0.1:${address.port}/api`,
    xsrfToken: () => 'the-token',
    onUnauthorized,
    timeoutMs,
  });
  return { client, onUnauthorized };
}

const search = {
  by: 'address',
  body: {
    page: 0,
    limit: 7,
    params: { zipCode: '01945', city: '', streetName: 'Lindenallee', houseNumber: '' },
  },
} as const;

describe('a request (API-26)', () => {
  test('sends the XSRF token except to /categories', async () => {
    const tokens: Record<string, unknown> = {};
    const { client } = await clientFor((request, response) => {
      tokens[request.url ?? ''] = request.headers['x-xsrf-token'];
      response.setHeader('content-type', 'application/json').end('[]');
    });
    await client.call('listCategories', {});
    await client.call('listSubdistricts', {});
    expect(tokens).toEqual({ '/api/categories': undefined, '/api/land/subdistricts': 'the-token' });
  });

  test('throws the problem with its message key', async () => {
    const problem = { type: 'about:blank', title: 'No', status: 422, messageKey: 'CART_EMPTY' };
    const { client } = await clientFor((_request, response) => {
      response.writeHead(422, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify(problem));
    });
    await expect(
      client.call('createOrder', {
        header: { 'Idempotency-Key': 'k'.repeat(16) },
        body: { orderPositions: [] },
      }),
    ).rejects.toMatchObject({
      kind: 'problem',
      status: 422,
      messageKey: 'CART_EMPTY',
    });
  });

  test.each([
    ['7', 7000],
    ['Mon, 23 Nov 2026 12:00:00 GMT', null],
    [undefined, null],
  ])('says after which time it may be repeated: Retry-After %s', async (header, retryAfterMs) => {
    const { client } = await clientFor((_request, response) => {
      response.writeHead(503, header === undefined ? {} : { 'retry-after': header }).end();
    });
    await expect(client.call('getCustomer', {})).rejects.toMatchObject({
      status: 503,
      retryAfterMs,
    });
  });

  test('calls onUnauthorized on 401', async () => {
    const { client, onUnauthorized } = await clientFor((_request, response) => {
      response.writeHead(401).end();
    });
    await expect(client.call('getCustomer', {})).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test.each([
    ['an HTML page', 'text/html', '<html></html>'],
    ['an empty body', 'application/json', ''],
    ['half a document', 'application/json', '{"items": ['],
  ])('throws an unexpected error for %s', async (_name, type, body) => {
    const { client } = await clientFor((_request, response) => {
      response.setHeader('content-type', type).end(body);
    });
    await expect(client.searchParcels(search)).rejects.toMatchObject({
      kind: 'unexpected',
      messageKey: 'TECHNICAL_PROBLEM',
    });
  });

  test('throws a timeout error', async () => {
    const { client } = await clientFor(() => {}, 50);
    await expect(client.call('getCustomer', {})).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('throws a network error when the connection is closed', async () => {
    const { client } = await clientFor((request) => request.socket.destroy());
    await expect(client.call('getCustomer', {})).rejects.toMatchObject({ kind: 'network' });
  });

  test('throws an aborted error when the caller aborts', async () => {
    const { client } = await clientFor(() => {});
    const leaving = new AbortController();
    const answer = client.call('getCustomer', {}, leaving.signal);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  });
});

test.each([
  ['a string in JSON', 'application/json', '"please log in"'],
  ['plain text', 'text/plain', 'Please log in.'],
  ['the login page of a gateway', 'text/html', '<!doctype html>\n<title>Login</title>'],
  ['a page without a type', '', '<html></html>'],
])('a search answered by %s calls onUnauthorized (API-27, SEED-1)', async (_, type, body) => {
  const { client, onUnauthorized } = await clientFor((_request, response) => {
    if (type) response.setHeader('content-type', type);
    response.end(body);
  });
  await expect(client.searchParcels(search)).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('a search that a page sends by itself and that is answered by a text fails and does not log out (IN-6)', async () => {
  const { client, onUnauthorized } = await clientFor((_request, response) =>
    response.end('"please log in"'),
  );
  const body = { page: 0, limit: 100, area: [] };
  const neighbours = { by: 'map-area', body, isBackground: true } as const;
  await expect(client.searchParcels(neighbours)).rejects.toMatchObject({ status: 200 });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  ['an empty text', ''],
  ['a number', '7'],
  ['JSON of another shape', '{}'],
  ['half a document', '{"items": ['],
])('a search answered by %s fails and does not log out', async (_, body) => {
  const { client, onUnauthorized } = await clientFor((_request, response) => {
    response.setHeader('content-type', 'application/json').end(body);
  });
  await expect(client.searchParcels(search)).rejects.toMatchObject({ status: 200 });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('logout resolves without a value', async () => {
  const { client } = await clientFor((_request, response) => {
    response.writeHead(204).end();
  });
  await expect(client.call('logout', {})).resolves.toBeUndefined();
});

test('reads the token from the cookie', () => {
  expect(xsrfTokenFromCookie('a=1; XSRF-TOKEN=x%2By; b=2')).toBe('x+y');
  expect(xsrfTokenFromCookie('a=1')).toBeUndefined();
});
