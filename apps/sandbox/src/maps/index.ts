import type { FastifyInstance } from 'fastify';
import type { Land } from '@portal/demo-cadastre/land';
import { createRenderer } from './render.ts';
import { addWms } from './wms.ts';
import { addWmts } from './wmts.ts';

/** The map services: WMTS at `/wmts`, WMS at `/wms`, open to every origin. */
export function mapsPlugin(land: Land): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    const renderer = createRenderer(land);
    addWmts(app, land.crs, renderer);
    addWms(app, land, renderer);
  };
}
