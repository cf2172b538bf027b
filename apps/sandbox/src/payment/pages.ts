import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../http/index.ts';
import type { Transaction, TransactionStatus } from './transactions.ts';

/** Results of the buttons on the payment page. */
export const DECISIONS: Readonly<Record<string, { status: TransactionStatus; result: string }>> = {
  pay: { status: 'SUCCESS', result: 'success' },
  refuse: { status: 'FAILED', result: 'failed' },
  cancel: { status: 'CANCELLED', result: 'cancel' },
};

const STATUS_TEXTS: Readonly<Record<TransactionStatus, string>> = {
  OPEN: 'offen',
  SUCCESS: 'bezahlt',
  FAILED: 'abgelehnt',
  CANCELLED: 'abgebrochen',
};

const METHOD_TEXTS: Readonly<Record<string, string>> = {
  BANK_TRANSFER: 'Überweisung',
  CREDIT_CARD: 'Kreditkarte',
  GIROPAY: 'giropay',
  PAYDIRECT: 'paydirekt',
  PAY_PAL: 'PayPal',
  SEPA: 'SEPA-Lastschrift',
};

const statusText = ({ status, refundId }: Transaction): string =>
  refundId ? 'bezahlt und erstattet' : STATUS_TEXTS[status];

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Address of the portal for the person's return; the portal then queries the state. */
export function returnAddress({ returnUrl, transactionId, status }: Transaction): string {
  const decision = Object.values(DECISIONS).find((one) => one.status === status);
  return `${returnUrl}/${transactionId}/${decision?.result ?? 'cancel'}`;
}

/** Sends the page for an unknown payment. */
export function sendUnknownPage(reply: FastifyReply, portalUrl: string) {
  return sendPage(
    reply,
    'Diese Zahlung kennen wir nicht',
    html`<p>Sie ist abgelaufen, oder die Adresse stimmt nicht. <a href="${portalUrl}/">Zurück zum Portal</a></p>`,
    404,
  );
}

/** Simulates a bank that executes a refused payment later, while the person pays in another way. */
function lateSuccessForm(transactionId: string) {
  return html`<form method="post" action="/payment/${transactionId}" class="buttons">
<button name="decision" value="pay">Die Bank zahlt doch noch</button>
</form>`;
}

/** Sends the page of one payment: with buttons while it is open. */
export function sendPaymentPage(reply: FastifyReply, transaction: Transaction) {
  const { status, transactionId } = transaction;
  const details = html`<p class="amount">${euros.format(transaction.amountCents / 100)}</p>
<dl><dt>Empfänger</dt><dd>${transaction.description}</dd>
<dt>Auftrag</dt><dd>${transaction.reference}</dd>
<dt>Zahlungsart</dt><dd>${METHOD_TEXTS[transaction.method] ?? transaction.method}</dd></dl>`;
  if (status !== 'OPEN') {
    return sendPage(
      reply,
      'Diese Zahlung ist abgeschlossen',
      html`${details}<p class="note">Sie ist ${statusText(transaction)}. <a href="${returnAddress(transaction)}">Zurück zum Portal</a></p>
${status === 'FAILED' ? lateSuccessForm(transactionId) : ''}`,
    );
  }
  return sendPage(
    reply,
    'Bezahlen',
    html`${details}
<form method="post" action="/payment/${transactionId}" class="buttons">
<button class="strong" name="decision" value="pay">Bezahlen</button>
<button name="decision" value="refuse">Zahlung ablehnen</button>
<button name="decision" value="cancel">Abbrechen</button>
</form>`,
  );
}

/** Sends the list of all payments. */
export function sendListPage(reply: FastifyReply, all: readonly Transaction[]) {
  return sendPage(
    reply,
    'Zahlungsanbieter',
    all.length === 0
      ? html`<p>Noch hat niemand eine Zahlung begonnen.</p>`
      : html`<ul>${all
          .slice(0, 200)
          .map(
            (one) =>
              html`<li><a href="/payment/${one.transactionId}">Auftrag ${one.reference}</a>: ${euros.format(one.amountCents / 100)}, ${statusText(one)}</li>`,
          )}</ul>`,
  );
}
