import type {
  CollectiveInvoiceRequest,
  CreditNoteRequest,
  InvoiceRequest,
} from '@portal/demo-cadastre/extracts';
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

const SIGNED = 'a whole number';
const signed = pipe(number(SIGNED), integer(SIGNED));

const CREDIT_NOTE = strictObject(
  {
    orderNumber: id,
    positionId: id,
    credits: oneOf(['INVOICE', 'FEE_NOTICE']),
    publicFileName: fileName,
    callbackUrl: address,
    issuedAt: instant,
    cashReference: optional(line),
    recipient: postalAddress,
    items: pipe(
      array(
        strictObject(
          { ...ITEM.entries, priceNet: signed, vatAmount: signed, priceGross: signed },
          'an object',
        ),
        ITEMS,
      ),
      minLength(1, ITEMS),
      maxLength(100, ITEMS),
    ),
  },
  'an object',
);

/** Reads a credit note from a decoded JSON body. @throws BodyError */
export const readCreditNote = (body: unknown): CreditNoteRequest => readBody(CREDIT_NOTE, body);

const COLLECTIVE_ITEM = strictObject(
  {
    positionId: id,
    orderNumber: id,
    number: amount,
    kind: oneOf(['CHARGE', 'CREDIT']),
    description: like(/^[^\p{Cc}]{0,1000}$/u),
    fileNumber: optional(line),
    priceNet: signed,
    vatAmount: signed,
    priceGross: signed,
    vatRate: pipe(number(RATE), minValue(0, RATE), maxValue(100, RATE)),
  },
  'an object',
);

const COLLECTIVE_ITEMS = '1 to 10000 entries';

const COLLECTIVE_INVOICE = strictObject(
  {
    invoiceNumber: id,
    kind: oneOf(['INVOICE', 'CREDIT_NOTE']),
    month: like(/^\d{4}-\d{2}$/),
    publicFileName: fileName,
    callbackUrl: address,
    paymentUrl: address,
    issuedAt: instant,
    dueOn: like(/^\d{4}-\d{2}-\d{2}$/),
    buyerReference: optional(line),
    recipient: postalAddress,
    items: pipe(
      array(COLLECTIVE_ITEM, COLLECTIVE_ITEMS),
      minLength(1, COLLECTIVE_ITEMS),
      maxLength(10_000, COLLECTIVE_ITEMS),
    ),
  },
  'an object',
);

/** Reads a collective invoice from a decoded JSON body. @throws BodyError */
export const readCollectiveInvoice = (body: unknown): CollectiveInvoiceRequest =>
  readBody(COLLECTIVE_INVOICE, body);
