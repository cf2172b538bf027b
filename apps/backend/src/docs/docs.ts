import type { OpenApiDocument } from '@portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readTextFile } from '../config/text-file.ts';
import { renderDocs } from './page.ts';

const STYLE = readTextFile(new URL('./docs.css', import.meta.url));

/** Serves the contract as JSON and as a page; browsers ask whether it has changed. */
export function serveDocs(app: FastifyInstance, document: OpenApiDocument, basePath: string): void {
  const served = { ...document, servers: [{ url: `${basePath}/api` }] };
  const files = [
    ['/api/openapi.json', 'application/json', JSON.stringify(served)],
    ['/api/docs', 'text/html', renderDocs(document)],
    ['/api/docs/docs.css', 'text/css', STYLE],
  ] as const;
  for (const [url, type, text] of files) {
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    app.get(url, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(`${type}; charset=utf-8`).send(text);
    });
  }
}
