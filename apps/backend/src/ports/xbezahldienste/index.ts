import { safeParse } from 'valibot';
import type { XBezahldiensteSettings } from '../../config/payment-file.ts';
import { ExternalSystemError } from '../../errors.ts';
import { type PaymentPort, type Transaction, UnknownTransactionError } from '../payment.ts';
import { credentialsOf } from './authentication.ts';
import {
  endpointOf,
  METHODS,
  PAYMENT_TRANSACTION,
  paymentRequestOf,
  statusOf,
} from './messages.ts';
import { codeOf, refusal } from './problems.ts';
import { type JsonAnswer, requestJson } from './request.ts';

/** Time limit of the probe in ms. */
const PROBE_MS = 5000;

/** Ids of two cash offices may be equal, so the portal's id of a transaction has the endpoint too. */
const SEPARATOR = '.';

const isMethod = (name: string | undefined): name is keyof typeof METHODS =>
  name !== undefined && Object.hasOwn(METHODS, name);

/** Reads a PaymentTransaction of an endpoint. */
function transactionOf({ body, status }: JsonAnswer, endpoint: string): Transaction {
  const { success, output } = safeParse(PAYMENT_TRANSACTION, body);
  if (!success) {
    throw new ExternalSystemError('The payment provider did not return a transaction.', status);
  }
  const { paymentInformation: found, paymentRequest: asked } = output;
  return {
    transactionId: `${endpoint}${SEPARATOR}${found.transactionId}`,
    redirectUrl: found.transactionRedirectUrl ?? '',
    status: statusOf(found.status),
    amountCents: asked.grosAmount,
    currency: asked.currency,
    reference: null,
    requestId: asked.requestId,
    cashReference: found.transactionReference ?? null,
    method: isMethod(found.paymentMethod) ? METHODS[found.paymentMethod] : null,
  };
}

/**
 * A payment provider that speaks XBezahldienste 1.0.0 (FITKO), the standard of the public sector (REAL-4). The person chooses the
 * method on the page of the service. The standard has no withdrawal, no refund and no notification.
 *
 * @throws StartError when a certificate cannot be read
 */
export function xbezahldienste(
  settings: XBezahldiensteSettings,
  now: () => Date = () => new Date(),
): PaymentPort {
  const credentials = credentialsOf(settings.authentication);
  const { originator } = settings;

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    more: { readonly body?: unknown; readonly timeoutMs?: number } = {},
  ): Promise<JsonAnswer> => {
    const send = async () =>
      requestJson(`${settings.url}${path}`, {
        method,
        tls: credentials.tls,
        headers: await credentials.headers(),
        ...more,
      });
    const answer = await send();
    // A token may be withdrawn before its end.
    return answer.status === 401 && credentials.forget() ? send() : answer;
  };

  const pathOf = (endpoint: string): string => `/paymenttransaction/${originator}/${endpoint}`;

  /** Reads a transaction; null when the service does not know it. */
  const read = async (endpoint: string, id: string): Promise<Transaction | null> => {
    const answer = await call('GET', `${pathOf(endpoint)}/${encodeURIComponent(id)}`);
    if (answer.status === 404 || answer.status === 410) return null;
    if (answer.status !== 200) throw refusal(answer, 'GET paymenttransaction');
    return transactionOf(answer, endpoint);
  };

  return {
    canWithdraw: false,
    canRefund: false,
    open: async (order, requestId) => {
      const endpoint = endpointOf(settings, order.items);
      const isRequested = (found: Transaction): boolean =>
        found.requestId === requestId &&
        found.amountCents === order.amountCents &&
        found.currency === order.currency;
      const body = paymentRequestOf(settings, order, requestId, now());
      const answer = await call('POST', pathOf(endpoint), { body });
      if (codeOf(answer) === 'PAYMENT_EXISTS') {
        // An earlier answer was lost: the request id may be the id of the transaction.
        const known = await read(endpoint, requestId);
        if (known === null || !isRequested(known)) throw new UnknownTransactionError();
        return known;
      }
      if (answer.status !== 200 && answer.status !== 201) {
        throw refusal(answer, 'POST paymenttransaction');
      }
      const opened = transactionOf(answer, endpoint);
      if (!isRequested(opened)) throw new UnknownTransactionError();
      if (opened.redirectUrl === '') {
        throw new ExternalSystemError('The payment provider returned no address of its page.');
      }
      return opened;
    },
    readTransaction: (transactionId) => {
      const at = transactionId.indexOf(SEPARATOR);
      return read(transactionId.slice(0, at), transactionId.slice(at + 1));
    },
    withdraw: async () => undefined,
    refund: async () => {
      throw new Error('XBezahldienste has no call for refunds.');
    },
    probe: async () => {
      const path = `/status/${originator}/${settings.endpoint}`;
      const answer = await call('GET', path, { timeoutMs: PROBE_MS });
      if (answer.status !== 200) throw refusal(answer, 'GET status');
    },
  };
}
