import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { ExternalSystemError } from '../errors.ts';
import { callJson } from './http.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(async (server) => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    }),
  );
});

/** A server that ends the connection of the first requests without a response. */
async function startServer(failures: number) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.method ?? '');
    if (requests.length <= failures) request.socket.destroy();
    else response.end('{"id":1}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, requests };
}

const withKey = { body: {}, headers: { 'idempotency-key': 'one' } };

describe('calls of external systems', () => {
  it.each([
    ['GET', {}],
    ['POST with an idempotency key', withKey],
  ])('repeats a %s once when the connection is closed', async (_name, options) => {
    const { url, requests } = await startServer(1);
    expect(await callJson(url, 'token', options)).toEqual({ id: 1 });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['a POST without an idempotency key', 1, { body: {} }, 1],
    ['a request that fails again', 2, withKey, 2],
  ])('does not repeat %s', async (_name, failures, options, sent) => {
    const { url, requests } = await startServer(failures);
    await expect(callJson(url, 'token', options)).rejects.toThrow(ExternalSystemError);
    expect(requests).toHaveLength(sent);
  });
});
