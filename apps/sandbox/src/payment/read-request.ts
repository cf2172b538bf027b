import {
  check,
  integer,
  literal,
  maxLength,
  minLength,
  minValue,
  number,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { readBody } from '../http/index.ts';
import type { PaymentRequest } from './transactions.ts';

function text(max: number) {
  const message = `a text of 1 to ${max} characters is needed`;
  return pipe(string(message), minLength(1, message), maxLength(max, message));
}

const CENTS = 'a whole number of cents above 0 is needed';

function requestOf(origin: string) {
  const address = pipe(
    text(2000),
    check(
      (value) => URL.parse(value)?.origin === origin,
      'not an address of the registered client',
    ),
  );
  return strictObject(
    {
      reference: text(60),
      amountCents: pipe(number(CENTS), integer(CENTS), minValue(1, CENTS)),
      currency: literal('EUR', 'only EUR'),
      method: text(40),
      description: text(200),
      returnUrl: address,
      notifyUrl: address,
    },
    'an object is needed',
  );
}

/**
 * Reads the body of `POST /payment/api/transactions`.
 *
 * @param origin the only origin that return and notification addresses may have
 * @throws BodyError
 */
export const readPaymentRequest = (body: unknown, origin: string): PaymentRequest =>
  readBody(requestOf(origin), body);
