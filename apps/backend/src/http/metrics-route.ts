import type { FastifyInstance } from 'fastify';
import { requireBasic } from './guard.ts';

/** Metrics as text. */
interface MetricsText {
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

/** Where Prometheus reads the metrics; outside of the contract, whose answers are JSON. */
export const METRICS_PATH = '/metrics';

/** Serves the metrics to the credential of monitoring. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: MetricsText,
  passwords: Readonly<Record<string, string>>,
): void {
  app.get(METRICS_PATH, {
    onRequest: async (request) => requireBasic(request, ['monitoring'], passwords),
    handler: async (_request, reply) => {
      const { type, text } = await metrics.read();
      return reply.header('cache-control', 'no-store').type(type).send(text);
    },
  });
}
