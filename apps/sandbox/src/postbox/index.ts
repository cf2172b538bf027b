import type { FastifyInstance } from 'fastify';
import { html, sendPage, sendProblem, hasBearerToken } from '../http/index.ts';

/** Options of the postbox. */
export interface PostboxOptions {
  /** Bearer credential of the portal's backend. */
  readonly postboxToken: string;
}

/** A message to a person. */
interface Message {
  readonly messageId: string;
  readonly recipientId: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
}

const FIELDS = [
  'messageId',
  'recipientId',
  'language',
  'subject',
  'text',
  'html',
  'createdAt',
] as const;

const MESSAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** How many messages are stored; older ones are dropped. */
const MAX_MESSAGES = 10_000;
/** How many messages the page lists. */
const SHOWN_MESSAGES = 200;

function isMessage(body: unknown): body is Message {
  return (
    typeof body === 'object' &&
    body !== null &&
    FIELDS.every((field) => typeof Reflect.get(body, field) === 'string') &&
    !Number.isNaN(Date.parse(Reflect.get(body, 'createdAt')))
  );
}

const when = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** The federal postbox: accepts each message once and lists them all. */
export async function postboxPlugin(app: FastifyInstance, options: PostboxOptions) {
  const messages = new Map<string, Message>();

  app.post('/postbox/api/messages', async (request, reply) => {
    if (!hasBearerToken(request, options.postboxToken)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    const { body } = request;
    if (!isMessage(body)) {
      return sendProblem(reply, 400, 'Bad request', `Texts are needed: ${FIELDS.join(', ')}.`);
    }
    if (!messages.has(body.messageId)) messages.set(body.messageId, body);
    const oldest = messages.size > MAX_MESSAGES ? messages.keys().next().value : undefined;
    if (oldest) messages.delete(oldest);
    return reply.code(202).send({ accepted: true });
  });

  // Like a mail program: with inline styles, but nothing is loaded and no script runs.
  app.get<{ Params: { messageId: string } }>('/postbox/:messageId', async (request, reply) => {
    const message = messages.get(request.params.messageId);
    if (!message) return sendProblem(reply, 404, 'Unknown message');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MESSAGE_CSP)
      .send(message.html);
  });

  app.get('/postbox', async (_request, reply) => {
    const newestFirst = [...messages.values()].toReversed().slice(0, SHOWN_MESSAGES);
    return sendPage(
      reply,
      'Postfach',
      newestFirst.length === 0
        ? html`<p>Noch ist keine Nachricht angekommen.</p>`
        : html`${newestFirst.map(
            (message) => html`<article lang="${message.language}">
<h2>${message.subject}</h2>
<p><time datetime="${message.createdAt}">${when.format(new Date(message.createdAt))}</time></p>
<pre>${message.text}</pre>
<p lang="de"><a href="/postbox/${message.messageId}">Als Seite lesen</a></p>
</article>`,
          )}`,
    );
  });
}
