import type { FastifyReply } from 'fastify';
import { type Html, html, sendPage } from '../http/index.ts';
import { findEntries } from './find-entries.ts';
import type { BarrierReport } from './barrier-reports.ts';
import type { Applicant, ReviewEntry } from './reviews.ts';

/** The message after a decision; `failure` is why the portal did not accept it, or null. */
export function decisionMessage(
  { orderNumber, number }: ReviewEntry,
  decision: string,
  failure: string | null,
): Html {
  const word = decision === 'APPROVED' ? 'genehmigt' : 'abgelehnt';
  return failure
    ? html`<p class="note" role="alert">Position ${number} des Auftrags ${orderNumber}: ${failure} Versuchen Sie es noch einmal.</p>`
    : html`<p class="note" role="status">Position ${number} des Auftrags ${orderNumber} ist ${word}.</p>`;
}

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
${applicantRow(entry.applicant)}<dt>Begründung</dt><dd><pre>${entry.justification}</pre></dd></dl>
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

function applicantRow(applicant: Applicant | null): Html | null {
  if (!applicant) return null;
  const { name, street, zipCode, city, country } = applicant;
  return html`<dt>Antrag von</dt><dd>${name}<br>${street}<br>${zipCode} ${city}${country === 'DE' ? null : html`<br>${country}`}</dd>
`;
}
