import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../http/index.ts';
import type { Decision, PaymentStatus, PaymentTransaction } from './transactions.ts';

const STATUS_TEXTS: Readonly<Record<PaymentStatus, string>> = {
  INITIAL: 'offen',
  PAYED: 'bezahlt',
  FAILED: 'abgelehnt',
  CANCELED: 'abgebrochen',
};

/** Results of the buttons on the payment page: the method is chosen here, not in the portal. */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  card: { status: 'PAYED', method: 'CREDITCARD' },
  paypal: { status: 'PAYED', method: 'PAYPAL' },
  other: { status: 'PAYED', method: 'OTHER' },
  refuse: { status: 'FAILED', method: '' },
  cancel: { status: 'CANCELED', method: '' },
};

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Sends the page for an unknown transaction. */
export function sendUnknownPage(reply: FastifyReply, portalUrl: string) {
  return sendPage(
    reply,
    'Diese Zahlung kennen wir nicht',
    html`<p>Sie ist abgelaufen, oder die Adresse stimmt nicht. <a href="${portalUrl}/">Zurück zum Portal</a></p>`,
    404,
  );
}

/** Sends the page on which a person chooses how to pay. */
export function sendTransactionPage(reply: FastifyReply, transaction: PaymentTransaction) {
  const { transactionId, request, status, endpoint, reference } = transaction;
  const details = html`<p class="amount">${euros.format(request.grosAmount)}</p>
<dl><dt>Zweck</dt><dd>${request.purpose}</dd>
<dt>Kasse</dt><dd>${endpoint}</dd>
${reference === null ? null : html`<dt>Kassenzeichen</dt><dd>${reference}</dd>`}</dl>
<h2>Leistungen</h2>
<ul>${request.items.map((item) => html`<li>${item.description}</li>`)}</ul>`;
  const form = `/xbezahldienste/pay/${transactionId}`;
  if (status !== 'INITIAL') {
    const late = html`<form method="post" action="${form}" class="buttons">
<button name="decision" value="other">Die Bank zahlt doch noch</button>
</form>`;
    return sendPage(
      reply,
      'Diese Zahlung ist abgeschlossen',
      html`${details}<p class="note">Sie ist ${STATUS_TEXTS[status]}. <a href="${request.redirectUrl}">Zurück zum Portal</a></p>
${status === 'FAILED' ? late : null}`,
    );
  }
  return sendPage(
    reply,
    'Zahlungsart wählen',
    html`${details}
<form method="post" action="${form}" class="buttons">
<button class="strong" name="decision" value="card">Mit Kreditkarte bezahlen</button>
<button name="decision" value="paypal">Mit PayPal bezahlen</button>
<button name="decision" value="other">Anders bezahlen</button>
<button name="decision" value="refuse">Zahlung ablehnen</button>
<button name="decision" value="cancel">Abbrechen</button>
</form>
<p><a href="${request.redirectUrl}">Ohne Ergebnis zurück zum Portal</a></p>`,
  );
}

/** Sends the list of all transactions. */
export function sendTransactionsPage(reply: FastifyReply, all: readonly PaymentTransaction[]) {
  return sendPage(
    reply,
    'Zahlungsanbieter (XBezahldienste)',
    all.length === 0
      ? html`<p>Noch hat niemand eine Zahlung begonnen.</p>`
      : html`<ul>${all
          .slice(0, 200)
          .map(
            ({ transactionId, request, status }) =>
              html`<li><a href="/xbezahldienste/pay/${transactionId}">${request.purpose}</a>: ${euros.format(request.grosAmount)}, ${STATUS_TEXTS[status]}</li>`,
          )}</ul>`,
  );
}
