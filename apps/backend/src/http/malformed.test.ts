import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

/** Sends bytes as they are. @returns the first line of the answer */
async function firstLineOf(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let text = '';
  socket.on('data', (piece: Buffer) => {
    text += piece.toString();
    socket.end();
  });
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  return text.split('\r\n')[0] ?? '';
}

/** Sends a body of JSON as it is. */
async function searchBy(body: string | Buffer) {
  const client = await testApp.login(person('malformed'));
  const headers = { 'content-type': 'application/json' };
  const url = '/api/land/parcels/search-by-address';
  const answer = await client({ method: 'POST', url, body, headers });
  return [answer.statusCode, answer.json().detail];
}

describe('messages that two programs could understand differently', () => {
  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['a wrong length', ['Content-Length: 2a']],
    ['a line break in a header', ['X-A: b\rX-C: d']],
  ])('are refused: %s', async (_name, headers) => {
    const lines = ['POST /api/price/calculate HTTP/1.1', 'Host: localhost:8080', ...headers];
    expect(await firstLineOf(`${lines.join('\r\n')}\r\n\r\n0\r\n\r\n`)).toBe(
      'HTTP/1.1 400 Bad Request',
    );
  });

  it('are refused: a parameter given twice', async () => {
    const target = 'http://localhost:8080/';
    const url = `/api/authenticate?redirectToUrl=${target}&redirectToUrl=${target}`;
    expect((await testApp.send({ url })).statusCode).toBe(400);
  });

  it('are refused: a body that is not UTF-8, with the place of the byte (IN-1)', async () => {
    expect(await searchBy(Buffer.from('{"street": "Mühle"}', 'latin1'))).toEqual([
      400,
      'The body is not UTF-8 and declares no other encoding (line 1, byte 14).',
    ]);
  });

  it.each(['{"__proto__": {"isAdmin": true}}', '{"constructor": {"prototype": {}}}'])(
    'are refused: a body that changes prototypes, %s',
    async (body) => {
      expect(await searchBy(body)).toEqual([
        400,
        expect.stringContaining('Body is not valid JSON'),
      ]);
    },
  );
});

describe('bodies with more values than any request has (SAFE-1)', () => {
  const MANY = 30_000;
  it.each([
    ['levels', `${'['.repeat(MANY)}${']'.repeat(MANY)}`],
    ['objects', `[${'{},'.repeat(MANY)}{}]`],
    ['texts', `[${'"",'.repeat(MANY)}""]`],
  ])('are refused: %s', async (_name, body) => {
    expect(await searchBy(body)).toEqual([400, 'More than 20000 values are not accepted.']);
  });
});

it('refuses a form with many fields (SAFE-1)', async () => {
  const answer = await testApp.send({
    method: 'POST',
    url: '/api/authenticate/assertion-consumer',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `SAMLResponse=A${'&a=b'.repeat(101)}`,
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([400, 'The form has too many fields.']);
});

it('does not repeat a request to its sender (TRACE)', async () => {
  const line = await firstLineOf(
    'TRACE /api/health HTTP/1.1\r\nHost: localhost:8080\r\nCookie: a=b\r\n\r\n',
  );
  expect(line).toMatch(/^HTTP\/1.1 40[045] /);
});

describe('addresses of page loads that are no address', () => {
  it.each(['http://[', 'http://', '//[', '/\\[', '\\\\[', '/%', '*', '/\t//['])(
    'are answered: %j',
    async (address) => {
      const head = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n`;
      expect(await firstLineOf(`${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 [34]/);
    },
  );
});
