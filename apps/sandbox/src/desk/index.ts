import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type Html,
  html,
  isSameOriginForm,
  sendPage,
  sendProblem,
  hasBearerToken,
} from '../http/index.ts';
import { type ReviewEntry, readReview, ReviewRequestError, ReviewQueue } from './reviews.ts';

/** What the desk must know of the portal. */
export interface DeskOptions {
  readonly origin: string;
  readonly portalOrigin: string;
  /** Bearer credential the portal's backend shows. */
  readonly deskToken: string;
  /** Basic credential the desk shows to the portal. */
  readonly integrationUser: string;
  readonly integrationPassword: string;
}

interface DecisionRequest {
  Params: { positionId: string };
  Body: { decision?: string; reason?: string } | undefined;
}

/** The authority's desk: takes positions to be reviewed, shows them to a clerk, and tells the portal. */
export async function deskPlugin(app: FastifyInstance, options: DeskOptions) {
  const reviews = new ReviewQueue();
  const basic = Buffer.from(`${options.integrationUser}:${options.integrationPassword}`);

  app.post('/desk/api/reviews', async (request, reply) => {
    if (!hasBearerToken(request, options.deskToken)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    try {
      reviews.accept(readReview(request.body));
      return await reply.code(202).send({ accepted: true });
    } catch (error) {
      if (!(error instanceof ReviewRequestError)) throw error;
      return sendProblem(reply, 400, 'Bad request', error.message);
    }
  });

  app.get('/desk', async (_request, reply) => deskPage(reply, reviews.open(), null));

  app.post<DecisionRequest>('/desk/:positionId', async (request, reply) => {
    if (!isSameOriginForm(request, options.origin)) return sendProblem(reply, 403, 'Foreign form');
    const entry = reviews.find(request.params.positionId);
    const decision = request.body?.decision;
    const open = entry && !entry.decision?.delivered;
    if (!open || (decision !== 'APPROVED' && decision !== 'REJECTED')) {
      return sendProblem(reply, 400, 'Unknown position or decision');
    }
    const reason = (request.body?.reason ?? '').trim().slice(0, 1000);
    const refusal = await sendDecision(entry, decision, reason);
    reviews.decide(entry.positionId, { decision, reason, delivered: refusal === null });
    return deskPage(reply, reviews.open(), outcome(entry, decision, refusal));
  });

  /** @returns what went wrong, or null when the portal has the decision */
  async function sendDecision(
    { orderNumber, positionId }: ReviewEntry,
    decision: string,
    reason: string,
  ) {
    try {
      const answer = await fetch(`${options.portalOrigin}/api/review-result`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${basic.toString('base64')}`,
        },
        body: JSON.stringify({
          orderNumber,
          decisions: [{ positionId, decision, ...(reason && { reason }) }],
        }),
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `Das Portal hat mit ${answer.status} geantwortet.`;
    } catch {
      return 'Das Portal antwortet nicht.';
    }
  }
}

function outcome(
  { orderNumber, number }: ReviewEntry,
  decision: string,
  refusal: string | null,
): Html {
  const word = decision === 'APPROVED' ? 'genehmigt' : 'abgelehnt';
  return refusal
    ? html`<p class="note" role="alert">Position ${number} des Auftrags ${orderNumber}: ${refusal} Versuchen Sie es noch einmal.</p>`
    : html`<p class="note" role="status">Position ${number} des Auftrags ${orderNumber} ist ${word}.</p>`;
}

function deskPage(reply: FastifyReply, open: readonly ReviewEntry[], message: Html | null) {
  const byAuthority = Map.groupBy(open, ({ authorityName }) => authorityName);
  const content =
    open.length === 0
      ? html`<p>Es liegt nichts zur Prüfung vor.</p>`
      : html`${[...byAuthority].map(
          ([authority, entries]) => html`<h2>${authority}</h2>${entries.map(entryForm)}`,
        )}`;
  return sendPage(reply, 'Prüfplatz des Katasteramts', html`${message}${content}`);
}

const when = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

function entryForm(entry: ReviewEntry): Html {
  const ordered = new Date(entry.orderedAt);
  return html`<article>
<h3 id="position-${entry.positionId}">Auftrag ${entry.orderNumber}, Position ${entry.number}: ${entry.productName}</h3>
<dl><dt>Flurstück</dt><dd>${entry.parcelName}<br>${entry.parcelId}</dd>
<dt>Bestellt am</dt><dd>${Number.isNaN(ordered.getTime()) ? entry.orderedAt : when.format(ordered)}</dd>
<dt>Begründung</dt><dd><pre>${entry.justification}</pre></dd></dl>
<form method="post" action="/desk/${entry.positionId}">
<label for="reason-${entry.positionId}">Grund (freiwillig)</label>
<input type="text" id="reason-${entry.positionId}" name="reason" maxlength="1000">
<div class="buttons">
<button class="strong" name="decision" value="APPROVED" aria-describedby="position-${entry.positionId}">Genehmigen</button>
<button class="danger" name="decision" value="REJECTED" aria-describedby="position-${entry.positionId}">Ablehnen</button>
</div>
</form>
</article>`;
}
