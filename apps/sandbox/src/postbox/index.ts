import type { FastifyInstance } from 'fastify';
import { check, pipe, safeParse, strictObject, string } from 'valibot';
import { hasBearerToken, sendProblem } from '../http/index.ts';
import type { ReceivedMessages } from './messages.ts';
import { sendPostboxPage } from './pages.ts';

/** Options of the postbox. */
export interface PostboxOptions {
  /** Bearer credential of the portal's backend. */
  readonly postboxToken: string;
  /** What has arrived, by either protocol. */
  readonly messages: ReceivedMessages;
}

/** A message to a person. */
const MESSAGE = strictObject({
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

/** The federal postbox: accepts each message once by the portal's own protocol, and lists all that have arrived. */
export async function postboxPlugin(app: FastifyInstance, options: PostboxOptions) {
  const { messages, postboxToken } = options;

  app.post('/postbox/api/messages', async (request, reply) => {
    if (!hasBearerToken(request, postboxToken)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    const { success, output: message } = safeParse(MESSAGE, request.body);
    if (!success) {
      const fields = Object.keys(MESSAGE.entries).join(', ');
      return sendProblem(reply, 400, 'Bad request', `Texts are needed: ${fields}.`);
    }
    messages.add({ ...message, details: null });
    return reply.code(202).send({ accepted: true });
  });

  // Like a mail program: with inline styles, but nothing is loaded and no script runs.
  app.get<{ Params: { messageId: string } }>('/postbox/:messageId', async (request, reply) => {
    const message = messages.find(request.params.messageId);
    if (!message?.html) return sendProblem(reply, 404, 'Unknown message');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MESSAGE_CSP)
      .send(message.html);
  });

  app.get<{ Params: { messageId: string; index: string } }>(
    '/postbox/:messageId/files/:index',
    async ({ params }, reply) => {
      const file = messages.find(params.messageId)?.details?.files[Number(params.index)];
      if (!file) return sendProblem(reply, 404, 'Unknown file');
      return reply.type(file.contentType).send(file.content);
    },
  );

  app.get('/postbox', async (_request, reply) => sendPostboxPage(reply, messages));
}
