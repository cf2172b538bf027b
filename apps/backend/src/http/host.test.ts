import { Writable } from 'node:stream';
import { request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const PORTAL = 'https://state.example/kataster';
let testApp: TestApp;
let port = 0;
const lines: { msg: string; host?: string }[] = [];
beforeAll(async () => {
  const logs = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  testApp = await openTestApp({
    env: {
      PORTAL_ORIGIN: 'https://state.example',
      BASE_PATH: '/kataster',
      TRUST_PROXY: '127.0.0.1',
    },
    logs,
  });
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

async function get(path: string, headers: Record<string, string>) {
  const sent = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [answer] = await once(sent, 'response');
  let body = '';
  for await (const piece of answer) body += String(piece);
  return { status: answer.statusCode, location: answer.headers.location, body };
}

describe('a request for another host than that of the portal (OPS-1)', () => {
  it('is answered with a page that says where the portal is and what its proxy lacks', async () => {
    const answer = await get('/kataster/auszuege?produkt=karte', {
      host: '127.0.0.1:8081',
      'accept-language': 'en',
    });
    expect([answer.status, answer.location]).toEqual([421, undefined]);
    expect(answer.body).toContain(`<a href="${PORTAL}/auszuege?produkt=karte">`);
    expect(answer.body).toContain('“127.0.0.1:8081”');
    expect(answer.body).toContain('proxy_set_header Host $http_host');
  });

  it('is logged once for each host, without further parts of the address', async () => {
    for (let turn = 0; turn < 3; turn += 1) await get('/', { host: 'backend' });
    const refused = lines.filter(({ msg }) => msg === 'host refused');
    expect(refused.filter(({ host }) => host === 'backend')).toHaveLength(1);
  });

  it('is logged for a limited number of hosts', async () => {
    for (let turn = 0; turn < 40; turn += 1) await get('/', { host: `name-${turn}` });
    expect(lines.filter(({ msg }) => msg === 'host refused').length).toBeLessThanOrEqual(20);
  });

  it('escapes what the request names', async () => {
    const answer = await get('/?"><script>', { host: 'a"><script>' });
    expect(answer.body).not.toContain('<script>');
  });

  it('is answered when it is a call: internal systems use other names', async () => {
    expect((await get('/api/configuration', { host: '127.0.0.1:8081' })).status).toBe(200);
  });

  it.each(['state.example', 'state.example:443', 'STATE.example'])(
    'is none with the host of the portal: %s',
    async (host) => expect((await get('/', { host, accept: 'application/json' })).status).toBe(404),
  );

  it('is none when a trusted proxy names the host in X-Forwarded-Host', async () => {
    const headers = { host: '127.0.0.1:8081', 'x-forwarded-host': 'state.example' };
    expect((await get('/', { ...headers, accept: 'application/json' })).status).toBe(404);
  });
});

it('refuses a request with two Host headers (OPS-11)', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.end(
    'GET /api/health HTTP/1.1\r\nHost: state.example\r\nHost: other.example\r\nConnection: close\r\n\r\n',
  );
  let answer = '';
  for await (const piece of socket) answer += String(piece);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

describe('X-Forwarded-Host of a caller that is no trusted proxy', () => {
  it('names no host (OPS-1)', async () => {
    const other = await openTestApp({ env: { PORTAL_ORIGIN: 'https://state.example' } });
    const headers = { host: 'backend', 'x-forwarded-host': 'state.example' };
    expect((await other.send({ url: '/', headers })).statusCode).toBe(421);
    await other.close();
  });
});
