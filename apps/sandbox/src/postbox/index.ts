import type { FastifyInstance } from 'fastify';
import { check, type InferOutput, object, pipe, safeParse, string } from 'valibot';
import { html, sendPage, sendProblem, hasBearerToken } from '../http/index.ts';

/** Options of the postbox. */
export interface PostboxOptions {
  /** Bearer credential of the portal's backend. */
  readonly postboxToken: string;
}

/** A message to a person. */
const MESSAGE = object({
  messageId: string(),
  recipientId: string(),
  language: string(),
  subject: string(),
  text: string(),
  html: string(),
  createdAt: pipe(
    string(),
    check((value) => !Number.isNaN(Date.parse(value))),
  ),
});

const MESSAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** How many messages are stored; older ones are dropped. */
const MAX_MESSAGES = 10_000;
/** How many messages the page lists. */
const SHOWN_MESSAGES = 200;

const when = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** The federal postbox: accepts each message once and lists them all. */
export async function postboxPlugin(app: FastifyInstance, options: PostboxOptions) {
  const messages = new Map<string, InferOutput<typeof MESSAGE>>();

  app.post('/postbox/api/messages', async (request, reply) => {
    if (!hasBearerToken(request, options.postboxToken)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    const { success, output: message } = safeParse(MESSAGE, request.body);
    if (!success) {
      const fields = Object.keys(MESSAGE.entries).join(', ');
      return sendProblem(reply, 400, 'Bad request', `Texts are needed: ${fields}.`);
    }
    if (!messages.has(message.messageId)) messages.set(message.messageId, message);
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
