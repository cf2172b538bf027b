import { loadContract } from '@portal/api/contract';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { serveDocs } from './docs.ts';

const app = fastify();
serveDocs(app, loadContract(), '/kataster');
afterAll(() => app.close());

describe('the page of the contract (IN-5)', () => {
  it.each(['/api/openapi.json', '/api/docs', '/api/docs/docs.css'])(
    'is sent again only when it has changed, and answers HEAD: %s',
    async (url) => {
      const [get, head] = [await app.inject({ url }), await app.inject({ url, method: 'HEAD' })];
      const etag = String(get.headers.etag);
      expect([get.statusCode, head.statusCode, head.headers.etag, head.body]).toEqual([
        200,
        200,
        etag,
        '',
      ]);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      const again = await app.inject({ url, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );
});
