import type { FastifyInstance } from 'fastify';
import { html, sendPage, sendProblem } from '../http/index.ts';
import type { ReceivedMail, ReceivedMails } from './mails.ts';

export { ReceivedMails } from './mails.ts';
export { startMailServer } from './smtp.ts';

/** Options of the mailbox. */
export interface MailboxOptions {
  /** What has arrived. */
  readonly mails: ReceivedMails;
}

/** How many mails the page lists. */
const SHOWN_MAILS = 200;

const when = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** Links of a mail open; nothing is loaded and no script runs. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const articleOf = ({ id, to, subject, text, html: page, language, receivedAt }: ReceivedMail) =>
  html`<article lang="${language}">
<h2>${subject}</h2>
<p lang="de">An ${to.join(', ')}, <time datetime="${receivedAt.toISOString()}">${when.format(receivedAt)}</time></p>
<pre>${text}</pre>
${page === null ? null : html`<p lang="de"><a href="/mailbox/${id}">E-Mail öffnen</a></p>`}
</article>`;

/** The mailboxes of everybody: lists the mails that the portal has sent, and shows each as a mail program does. */
export async function mailboxPlugin(app: FastifyInstance, { mails }: MailboxOptions) {
  app.get<{ Querystring: { to?: string } }>('/mailbox', async ({ query }, reply) => {
    const shown = mails.all(query.to || undefined).slice(0, SHOWN_MAILS);
    return sendPage(
      reply,
      'E-Mails',
      html`${
        shown.length === 0 ? html`<p>Noch ist keine E-Mail angekommen.</p>` : shown.map(articleOf)
      }`,
    );
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const mail = mails.find(params.id);
    if (!mail?.html) return sendProblem(reply, 404, 'Unknown mail');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', MAIL_CSP)
      .send(mail.html);
  });
}
