import type { InvoiceRequest } from '@portal/demo-cadastre/extracts';
import {
  array,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  transform,
} from 'valibot';
import { readBody } from '../../http/index.ts';
import { address, fileName, id, instant, like, line, oneOf, postalAddress } from './fields.ts';

const AMOUNT = 'a whole number from 0';
const amount = pipe(number(AMOUNT), integer(AMOUNT), minValue(0, AMOUNT));

const RATE = 'a number from 0 to 100';

const ITEM = strictObject(
  {
    number: amount,
    description: line,
    priceNet: amount,
    vatAmount: amount,
    priceGross: amount,
    vatRate: optional(pipe(number(RATE), minValue(0, RATE), maxValue(100, RATE))),
  },
  'an object',
);

const ITEMS = '1 to 100 entries';

const INVOICE = pipe(
  strictObject(
    {
      orderNumber: id,
      kind: oneOf(['INVOICE', 'FEE_NOTICE']),
      publicFileName: fileName,
      callbackUrl: address,
      issuedAt: instant,
      paymentMethod: like(/^[A-Z_]{1,40}$/),
      paidAt: optional(instant),
      cashReference: optional(line),
      recipient: postalAddress,
      items: pipe(array(ITEM, ITEMS), minLength(1, ITEMS), maxLength(100, ITEMS)),
    },
    'an object',
  ),
  transform(
    (invoice): InvoiceRequest => ({
      ...invoice,
      paidAt: invoice.paidAt ?? null,
      cashReference: invoice.cashReference ?? null,
    }),
  ),
);

/** Reads an invoice from a decoded JSON body. @throws BodyError */
export const readInvoice = (body: unknown): InvoiceRequest => readBody(INVOICE, body);
