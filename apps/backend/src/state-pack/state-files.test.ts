import { afterAll, beforeAll, expect, it } from 'vitest';
import { fastify } from 'fastify';
import { serveStateFiles } from './state-files.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it.each([
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['landing.svg', 'image/svg+xml; charset=utf-8'],
  ['favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['brand.css', 'text/css; charset=utf-8'],
])('serves %s of the state, and does not send it again (STATE-6)', async (name, type) => {
  const first = await app.send({ url: `/state/${name}` });
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe(type);
  expect(first.headers['cache-control']).toMatch(
    /^public, max-age=\d+, stale-while-revalidate=\d+$/,
  );
  const { etag = '' } = first.headers;
  const second = await app.send({
    url: `/state/${name}`,
    headers: { 'if-none-match': etag },
  });
  expect([second.statusCode, second.body]).toEqual([304, '']);
});

it('serves no other file of the pack', async () => {
  for (const name of ['state.json', 'tokens.json', '..%2Fstate.json']) {
    expect((await app.send({ url: `/state/${name}` })).statusCode).toBe(404);
  }
});

it.each([
  ['', 200, 'abcdefghij', undefined],
  ['bytes=2-4', 206, 'cde', 'bytes 2-4/10'],
  ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=7-99', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=-3', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=-99', 206, 'abcdefghij', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=4-2', 416, '', 'bytes */10'],
  ['bytes=0-1,3-4', 200, 'abcdefghij', undefined],
  ['lines=1-2', 200, 'abcdefghij', undefined],
])(
  'serves a video in parts, as players ask for it (LAW-2): %s',
  async (range, status, body, part) => {
    const server = fastify();
    const content = Buffer.from('abcdefghij');
    const brand = new Map([['video.webm', { type: 'video/webm', content }]]);
    serveStateFiles(server, { brand, securityText: null });
    const answer = await server.inject({
      url: '/state/video.webm',
      headers: range === '' ? {} : { range },
    });
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['content-range']).toBe(part);
    expect(answer.headers['accept-ranges']).toBe('bytes');
    await server.close();
  },
);
