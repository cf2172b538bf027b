import type { OpenApiDocument } from '@portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { readTextFile } from '../config/text-file.ts';
import { renderDocs } from './page.ts';

const STYLE = readTextFile(new URL('./docs.css', import.meta.url));

/** Serves the contract as JSON and as a page. */
export function serveDocs(app: FastifyInstance, document: OpenApiDocument, basePath: string): void {
  const served = { ...document, servers: [{ url: `${basePath}/api` }] };
  const page = renderDocs(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(served),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/docs.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE),
  );
}
