import { afterAll, beforeAll, expect, it } from 'vitest';
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
