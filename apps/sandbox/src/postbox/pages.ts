import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../http/index.ts';
import type { ReceivedMessage, ReceivedMessages } from './messages.ts';

/** How many messages the page lists. */
const SHOWN_MESSAGES = 200;

const when = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** What the postbox of the federation shows besides the text. */
function detailsOf({ messageId, details }: ReceivedMessage) {
  if (!details) return null;
  const { sender, level, files } = details;
  return html`<dl lang="de"><dt>Absender</dt><dd>${sender}</dd>
<dt>Lesbar ab</dt><dd>STORK-QAA-Level-${level}</dd></dl>
${
  files.length === 0
    ? null
    : html`<ul lang="de">${files.map(
        ({ name }, index) =>
          html`<li><a href="/postbox/${messageId}/files/${index}" download="${name}">${name}</a></li>`,
      )}</ul>`
}`;
}

const articleOf = (message: ReceivedMessage) => html`<article lang="${message.language}">
<h2>${message.subject}</h2>
<p><time datetime="${message.createdAt}">${when.format(new Date(message.createdAt))}</time></p>
${detailsOf(message)}
<pre>${message.text}</pre>
${
  message.html === null
    ? null
    : html`<p lang="de"><a href="/postbox/${message.messageId}">Als Seite lesen</a></p>`
}
</article>`;

/** Sends the list of all messages, and how far each application has come. */
export function sendPostboxPage(reply: FastifyReply, messages: ReceivedMessages) {
  const shown = messages.all().slice(0, SHOWN_MESSAGES);
  const statuses = messages.statuses().slice(0, SHOWN_MESSAGES);
  return sendPage(
    reply,
    'Postfach',
    html`${
      statuses.length === 0
        ? null
        : html`<section><h2>Statusmonitor</h2><ul>${statuses.map(
            ({ reference, status }) => html`<li>Auftrag ${reference}: ${status}</li>`,
          )}</ul></section>`
    }
${shown.length === 0 ? html`<p>Noch ist keine Nachricht angekommen.</p>` : shown.map(articleOf)}`,
  );
}
