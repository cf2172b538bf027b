import type { FastifyInstance } from 'fastify';
import { BarrierReports, readBarrierReport } from './barrier-reports.ts';
import { BodyError, hasBearerToken, isSameOriginForm, sendProblem } from '../http/index.ts';
import { decisionMessage, sendBarrierPage, sendDeskPage } from './page.ts';
import { DECISIONS, readReview, ReviewQueue } from './reviews.ts';
import { credentialOf, type Portal, sendDecision } from './send-decision.ts';

/** Options of the authority desk. */
export interface DeskOptions extends Portal {
  readonly origin: string;
  readonly portalUrl: string;
  /** Bearer credential of the portal's backend. */
  readonly deskToken: string;
  /** Basic credential for calls to the portal. */
  readonly deskPassword: string;
}

interface DecisionRequest {
  Params: { positionId: string };
  Body:
    | { decision?: string; reason?: string; missing?: string | string[]; seen?: string }
    | undefined;
}

interface EvidenceRequest {
  Params: { evidenceId: string };
}

interface SearchRequest {
  Querystring: { search?: unknown };
}

/** The authority desk: accepts positions for review, lists them for a clerk, and sends decisions and questions to the portal. */
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

  // The browser of the clerk has no credential of the portal: the desk passes the file on.
  app.get<EvidenceRequest>('/desk/evidence/:evidenceId', async ({ params }, reply) => {
    const file = reviews.findEvidence(params.evidenceId);
    if (!file) return sendProblem(reply, 404, 'Not found');
    const address = new URL(`/api/evidence/${file.evidenceId}`, options.portalUrl);
    const answer = await fetch(address, {
      headers: { authorization: credentialOf(options) },
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    if (!answer?.ok)
      return sendProblem(reply, 502, 'Bad gateway', 'Das Portal gibt die Datei nicht heraus.');
    return reply
      .type(file.contentType)
      .headers({
        'content-disposition': answer.headers.get('content-disposition') ?? 'attachment',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(await answer.arrayBuffer()));
  });

  app.post<DecisionRequest>('/desk/:positionId', async (request, reply) => {
    if (!isSameOriginForm(request, options.origin)) return sendProblem(reply, 403, 'Foreign form');
    const entry = reviews.find(request.params.positionId);
    const { body = {} } = request;
    const decision = DECISIONS.find((one) => one === body.decision);
    const open = entry && !entry.decision?.delivered;
    if (!open || !decision) return sendProblem(reply, 400, 'Unknown position or decision');
    const made = {
      decision,
      reason: (body.reason ?? '').trim().slice(0, 1000),
      missing: decision === 'QUESTION' ? [body.missing ?? []].flat() : [],
    };
    const seen = Number(body.seen ?? 0);
    const failure =
      decision === 'QUESTION' && made.reason === ''
        ? 'Schreiben Sie Ihre Frage in das Feld.'
        : await sendDecision(options, entry, made, seen);
    reviews.decide(entry.positionId, { ...made, delivered: failure === null }, new Date());
    return sendDeskPage(reply, reviews.open(), decisionMessage(entry, decision, failure));
  });
}
