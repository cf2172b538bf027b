import type { FastifyInstance } from 'fastify';
import { BarrierReports, readBarrierReport } from './barrier-reports.ts';
import { BodyError, hasBearerToken, isSameOriginForm, sendProblem } from '../http/index.ts';
import { decisionMessage, sendBarrierPage, sendDeskPage } from './page.ts';
import { readReview, ReviewQueue } from './reviews.ts';
import { sendDecision } from './send-decision.ts';

/** Options of the authority desk. */
export interface DeskOptions {
  readonly origin: string;
  readonly portalUrl: string;
  /** Bearer credential of the portal's backend. */
  readonly deskToken: string;
  /** Basic credential for calls to the portal. */
  readonly deskPassword: string;
}

interface DecisionRequest {
  Params: { positionId: string };
  Body: { decision?: string; reason?: string } | undefined;
}

interface SearchRequest {
  Querystring: { search?: unknown };
}

/** The authority desk: accepts positions for review, lists them for a clerk, and sends decisions to the portal. */
export async function deskPlugin(app: FastifyInstance, options: DeskOptions) {
  const reviews = new ReviewQueue();
  const barriers = new BarrierReports();

  app.post('/desk/api/reviews', async (request, reply) => {
    if (!hasBearerToken(request, options.deskToken)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    try {
      reviews.accept(readReview(request.body));
      return await reply.code(202).send({ accepted: true });
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return sendProblem(reply, 400, 'Bad request', error.message);
    }
  });

  app.post('/desk/api/barrier-reports', async (request, reply) => {
    if (!hasBearerToken(request, options.deskToken)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    try {
      barriers.accept(readBarrierReport(request.body));
      return await reply.code(202).send({ accepted: true });
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return sendProblem(reply, 400, 'Bad request', error.message);
    }
  });

  app.get('/desk/barrier-reports', async (_request, reply) =>
    sendBarrierPage(reply, barriers.all()),
  );

  app.get<SearchRequest>('/desk', async ({ query: { search } }, reply) =>
    sendDeskPage(
      reply,
      reviews.open(),
      null,
      typeof search === 'string' ? search.slice(0, 200) : '',
    ),
  );

  app.post<DecisionRequest>('/desk/:positionId', async (request, reply) => {
    if (!isSameOriginForm(request, options.origin)) return sendProblem(reply, 403, 'Foreign form');
    const entry = reviews.find(request.params.positionId);
    const decision = request.body?.decision;
    const open = entry && !entry.decision?.delivered;
    if (!open || (decision !== 'APPROVED' && decision !== 'REJECTED')) {
      return sendProblem(reply, 400, 'Unknown position or decision');
    }
    const reason = (request.body?.reason ?? '').trim().slice(0, 1000);
    const failure = await sendDecision(options, entry, decision, reason);
    reviews.decide(entry.positionId, { decision, reason, delivered: failure === null });
    return sendDeskPage(reply, reviews.open(), decisionMessage(entry, decision, failure));
  });
}
