import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookPort } from './webhook.ts';

let server: Server;
let port: number;
const received: { url: string | undefined; headers: object; body: string }[] = [];
const answer = { status: 204, headers: {} as Record<string, string> };
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end('answer');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  received.splice(0);
  Object.assign(answer, { status: 204, headers: {} });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const onPublic = webhookPort([]);
const onLoopback = webhookPort(['loopback']);

describe('an address for webhooks (ORG-4)', () => {
  it.each([
    'https://notar.example/hook?a=b',
    'https://notar.example:8443/',
    'https://9.9.9.9/',
    'https://[2620:fe::fe]/',
  ])('is accepted: %s', (url) => {
    expect(onPublic.accepts(url)).toBe(true);
  });

  it.each([
    'http://notar.example/',
    'ftp://notar.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'notar.example',
    '',
    'https://user:secret@notar.example/',
    'https://notar.example/#part',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'http://127.0.0.1:8080/',
  ])('is refused: %s', (url) => {
    expect(onPublic.accepts(url)).toBe(false);
  });

  it('leads to this machine, also without TLS, only where the operator allows it', () => {
    for (const url of ['http://127.0.0.1:1/', 'http://localhost:1/', 'https://[::1]/']) {
      expect([url, onLoopback.accepts(url)]).toEqual([url, true]);
    }
    for (const url of ['http://notar.example/', 'https://10.0.0.1/', 'http://9.9.9.9/']) {
      expect([url, onLoopback.accepts(url)]).toEqual([url, false]);
    }
  });
});

describe('a request to a webhook (ORG-4)', () => {
  it('is posted with its headers, and the status of the answer is returned', async () => {
    answer.status = 202;
    const url = `http://127.0.0.1:${port}/hook?a=b`;
    expect(await onLoopback.post(url, { 'webhook-id': '1' }, '{"a":"ä"}')).toBe(202);
    expect(received).toEqual([
      {
        url: '/hook?a=b',
        headers: expect.objectContaining({ 'webhook-id': '1', 'content-type': 'application/json' }),
        body: '{"a":"ä"}',
      },
    ]);
  });

  it('follows no redirect', async () => {
    Object.assign(answer, { status: 302, headers: { location: '/other' } });
    expect(await onLoopback.post(`http://127.0.0.1:${port}/`, {}, '{}')).toBe(302);
    expect(received).toHaveLength(1);
  });

  it('is not sent to a name that leads to a network that is not allowed', async () => {
    // The name is accepted, and its address is checked when the connection is made.
    const url = `https://localhost.localdomain:${port}/`;
    const named = ['localhost.localdomain', 'ip6-localhost', 'localhost6'].map(
      (name) => `https://${name}:${port}/`,
    );
    for (const one of [url, ...named]) {
      await expect(onPublic.post(one, {}, '{}')).rejects.toThrow('The webhook does not answer');
    }
    await expect(onPublic.post(`http://127.0.0.1:${port}/`, {}, '{}')).rejects.toThrow(
      'not allowed',
    );
    expect(received).toEqual([]);
  });

  it('fails when nobody listens, and names no address', async () => {
    await expect(onLoopback.post('http://127.0.0.1:1/', {}, '{}')).rejects.toThrow(
      /^The webhook does not answer: Error$/,
    );
  });
});
