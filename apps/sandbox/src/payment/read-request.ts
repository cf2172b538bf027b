import type { PaymentRequest } from './transactions.ts';

/** Thrown for a body that is no payment request; the message names the field. */
export class PaymentRequestError extends Error {}

function text(body: object, field: string, max: number): string {
  const value: unknown = Reflect.get(body, field);
  if (typeof value !== 'string' || value.length === 0 || value.length > max) {
    throw new PaymentRequestError(`${field}: a text of 1 to ${max} characters is needed`);
  }
  return value;
}

function addressAt(body: object, field: string, origin: string): string {
  const value = text(body, field, 2000);
  if (URL.parse(value)?.origin !== origin) {
    throw new PaymentRequestError(`${field}: not an address of the registered client`);
  }
  return value;
}

/**
 * Reads the body of `POST /payment/api/transactions`.
 *
 * @param origin the only origin that return and notification addresses may have
 * @throws PaymentRequestError
 */
export function readPaymentRequest(body: unknown, origin: string): PaymentRequest {
  if (typeof body !== 'object' || body === null) {
    throw new PaymentRequestError('body: an object is needed');
  }
  const amount: unknown = Reflect.get(body, 'amountCents');
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) {
    throw new PaymentRequestError('amountCents: a whole number of cents above 0 is needed');
  }
  if (Reflect.get(body, 'currency') !== 'EUR') throw new PaymentRequestError('currency: only EUR');
  return {
    reference: text(body, 'reference', 60),
    amountCents: amount,
    currency: 'EUR',
    method: text(body, 'method', 40),
    description: text(body, 'description', 200),
    returnUrl: addressAt(body, 'returnUrl', origin),
    notifyUrl: addressAt(body, 'notifyUrl', origin),
  };
}
