import type { FastifyReply } from 'fastify';
import { type Html, html, sendPage } from '../http/index.ts';
import { findEntries } from './find-entries.ts';
import type { BarrierReport } from './barrier-reports.ts';
import {
  type Applicant,
  type Decision,
  type EvidenceFile,
  isAsked,
  type Message,
  type ReviewEntry,
} from './reviews.ts';

/** The message after a decision; `failure` is why the portal did not accept it, or null. */
export function decisionMessage(
  { orderNumber, number }: ReviewEntry,
  decision: Decision['decision'],
  failure: string | null,
): Html {
  const position = `Position ${number} des Auftrags ${orderNumber}`;
  // The message has the focus of the new page, so that the keyboard goes on from it (DESK-4).
  return failure
    ? html`<p class="note" role="alert" tabindex="-1" autofocus>${position}: ${failure} Versuchen Sie es noch einmal.</p>`
    : html`<p class="note" role="status" tabindex="-1" autofocus>${position} ${DONE[decision]}</p>`;
}

const DONE: Readonly<Record<Decision['decision'], string>> = {
  APPROVED: 'ist genehmigt.',
  REJECTED: 'ist abgelehnt.',
  QUESTION: 'wartet auf eine Antwort.',
};

/** Sends the page with the open positions that the search finds, grouped by authority. */
export function sendDeskPage(
  reply: FastifyReply,
  open: readonly ReviewEntry[],
  message: Html | null,
  search = '',
) {
  const found = findEntries(open, search);
  const byAuthority = Map.groupBy(found, ({ authorityName }) => authorityName);
  const content =
    open.length === 0
      ? html`<p>Es liegt nichts zur Prüfung vor.</p>`
      : html`${searchForm(search)}${found.length === 0 ? html`<p>Dazu liegt nichts zur Prüfung vor.</p>` : null}${[
          ...byAuthority,
        ].map(([authority, entries]) => html`<h2>${authority}</h2>${entries.map(entryForm)}`)}`;
  return sendPage(reply, 'Prüfplatz des Katasteramts', html`${message}${content}`);
}

/** Sends the page with the reports of barriers. */
export function sendBarrierPage(reply: FastifyReply, reports: readonly BarrierReport[]) {
  const content =
    reports.length === 0
      ? html`<p>Es liegt keine Meldung vor.</p>`
      : html`${reports.map(barrierArticle)}`;
  return sendPage(reply, 'Gemeldete Barrieren', content);
}

function barrierArticle({ text, email, circumstances, receivedAt }: BarrierReport): Html {
  const { page, display, browser } = circumstances ?? {};
  return html`<article><h2>${when.format(new Date(receivedAt))}</h2><pre>${text}</pre>
<dl><dt>Antwort an</dt><dd>${email ?? 'keine Antwort gewünscht'}</dd>
${circumstances ? html`<dt>Seite</dt><dd>${page ?? ''}</dd><dt>Darstellung</dt><dd>${display ?? ''}</dd><dt>Browser</dt><dd>${browser ?? ''}</dd>` : null}</dl></article>`;
}

const searchForm = (search: string): Html => html`<form method="get" action="/desk" role="search">
<label for="search">Auftrag, Flurstück oder Person</label>
<input type="text" id="search" name="search" maxlength="200" value="${search}">
<div class="buttons"><button>Suchen</button></div>
</form>`;

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
${applicantRow(entry.applicant)}${groundRow(entry)}<dt>Begründung</dt><dd><pre>${entry.justification}</pre></dd>${evidenceRow(entry)}</dl>
${conversation(entry)}<form method="post" action="/desk/${entry.positionId}">
<input type="hidden" name="seen" value="${entry.messages.length}">
<label for="reason-${entry.positionId}">${entry.questions ? 'Grund (freiwillig) oder Frage' : 'Grund (freiwillig)'}</label>
<input type="text" id="reason-${entry.positionId}" name="reason" maxlength="1000">
${missingDocuments(entry)}<div class="buttons">
<button class="strong" name="decision" value="APPROVED" aria-describedby="position-${entry.positionId}">Genehmigen</button>
<button class="danger" name="decision" value="REJECTED" aria-describedby="position-${entry.positionId}">Ablehnen</button>
${questionButton(entry)}</div>
</form>
</article>`;
}

function groundRow({ ground }: ReviewEntry): Html | null {
  return ground
    ? html`<dt>Grund des Interesses</dt><dd>${ground.name}</dd>
`
    : null;
}

const kilobytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });

/** The files as links; the desk gets them from the portal. */
function fileList(files: readonly EvidenceFile[]): Html | null {
  if (files.length === 0) return null;
  return html`<ul>${files.map(
    ({ evidenceId, name, size }) =>
      html`<li><a href="/desk/evidence/${evidenceId}">${name}</a> (${kilobytes.format(Math.ceil(size / 1000))} kB)</li>`,
  )}</ul>`;
}

function evidenceRow({ evidence = [] }: ReviewEntry): Html | null {
  return evidence.length > 0 ? html`<dt>Nachweise</dt><dd>${fileList(evidence)}</dd>` : null;
}

const AUTHORS = { AUTHORITY: 'Katasteramt', CUSTOMER: 'Antragsteller' } as const;

/** The conversation so far, and whether the clerk waits for an answer. */
function conversation(entry: ReviewEntry): Html | null {
  const { messages, answerUntil } = entry;
  if (messages.length === 0) return null;
  const until = answerUntil ? ` bis ${when.format(new Date(answerUntil))}` : '';
  return html`<h4>Rückfragen</h4><ol>${messages.map((message) => messageItem(entry, message))}</ol>
${isAsked(entry) ? html`<p>Wartet auf Antwort${until}.</p>` : null}`;
}

function messageItem({ questions }: ReviewEntry, message: Message): Html {
  const { author, text, writtenAt, missing = [], evidence = [] } = message;
  const names = missing.map((id) => questions?.documents.find((one) => one.id === id)?.name ?? id);
  return html`<li><strong>${AUTHORS[author]}</strong>, ${when.format(new Date(writtenAt))}<pre>${text}</pre>${names.length > 0 ? html`<p>Es fehlt: ${names.join(', ')}</p>` : null}${fileList(evidence)}</li>`;
}

function missingDocuments({ positionId, questions }: ReviewEntry): Html | null {
  if (!questions || questions.documents.length === 0) return null;
  return html`<fieldset><legend>Bei einer Frage: Was fehlt?</legend>${questions.documents.map(
    ({ id, name }) =>
      html`<label for="${id}-${positionId}"><input type="checkbox" id="${id}-${positionId}" name="missing" value="${id}"> ${name}</label> `,
  )}</fieldset>
`;
}

function questionButton({ positionId, questions }: ReviewEntry): Html | null {
  if (!questions) return null;
  return html`<button name="decision" value="QUESTION" aria-describedby="position-${positionId}">Fragen</button>
`;
}

function applicantRow(applicant: Applicant | null): Html | null {
  if (!applicant) return null;
  const { name, street, zipCode, city, country } = applicant;
  return html`<dt>Antrag von</dt><dd>${name}<br>${street}<br>${zipCode} ${city}${country === 'DE' ? null : html`<br>${country}`}</dd>
`;
}
