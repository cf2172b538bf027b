import type { FastifyInstance } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OperationId } from './handlers.ts';
import { HttpProblem } from './problem.ts';

/** What finishes an order that exists, or reports about one: refused last. */
const ESSENTIAL: ReadonlySet<OperationId> = new Set([
  'authenticateCallback',
  'createOrder',
  'payOrder',
  'returnFromPayment',
  'getDownloadStatus',
  'downloadOrder',
  'downloadPosition',
  'downloadInvoice',
  'notifyPayment',
  'putProductResult',
  'deleteProductResult',
  'putInvoice',
  'postDispatchResult',
  'postReviewResult',
]);

/** Always answered. */
const PROBES: ReadonlySet<string> = new Set<OperationId>(['getHealth', 'getReadiness']);

/** Part of the maximum up to which other calls are accepted. */
const OTHERS = 0.75;

/** Mean delay of the event loop in ms, in each of the last `SAMPLES` periods, above which calls are refused. */
const DELAY_MS = { others: 1000, essential: 2000 } as const;
const SAMPLE_MS = 1000;
/** One long statement of the embedded database is no overload. */
const SAMPLES = 3;
const RESOLUTION_MS = 20;

/** The number of refused calls is logged so often, in ms. */
const LOG_MS = 10_000;

/**
 * Refuses calls with 503 and `Retry-After` while the process has too much to do (BIG-5): when more calls are in progress
 * than the maximum, or the event loop is late. The health check is always answered.
 *
 * @returns a function that counts the calls in progress
 */
export function shedLoad(app: FastifyInstance, maxCalls: number): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  let samples: readonly number[] = [];
  let inProgress = 0;
  let refused = 0;
  const sample = setInterval(() => {
    const mean = Number.isNaN(histogram.mean) ? 0 : histogram.mean / 1e6;
    samples = [...samples, mean].slice(-SAMPLES);
    delayMs = samples.length < SAMPLES ? 0 : Math.min(...samples);
    histogram.reset();
  }, SAMPLE_MS);
  const report = setInterval(() => {
    if (refused > 0)
      app.log.warn({ refused, inProgress, delayMs: Math.round(delayMs) }, 'overload');
    refused = 0;
  }, LOG_MS);
  sample.unref();
  report.unref();
  app.addHook('onClose', async () => {
    clearInterval(sample);
    clearInterval(report);
    histogram.disable();
  });

  app.addHook('onRequest', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined || PROBES.has(operationId)) return;
    const isEssential = ESSENTIAL.has(operationId as OperationId);
    const limit = isEssential ? maxCalls : maxCalls * OTHERS;
    if (inProgress >= limit || delayMs > (isEssential ? DELAY_MS.essential : DELAY_MS.others)) {
      refused += 1;
      throw new HttpProblem(503, 'TECHNICAL_PROBLEM', { detail: 'The portal is overloaded.' });
    }
    inProgress += 1;
    let isOver = false;
    const release = (): void => {
      if (!isOver) inProgress -= 1;
      isOver = true;
    };
    reply.raw.once('finish', release).once('close', release);
  });
  return () => inProgress;
}
