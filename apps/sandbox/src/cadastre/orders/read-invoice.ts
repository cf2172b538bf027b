import type { InvoiceItem, InvoiceRequest } from '@portal/demo-cadastre/extracts';
import {
  type Fields,
  readObject,
  readInstant,
  readOneOf,
  OrderRequestError,
  readText,
  readAddress,
} from './read-order.ts';

const MAX_ITEMS = 100;
const LINE = /^[^\p{Cc}]{0,300}$/u;

function readAmount(fields: Fields, name: string, path: string): number {
  const value = fields[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new OrderRequestError(`${path}${name}: a whole number from 0`);
}

function readItem(value: unknown, index: number): InvoiceItem {
  const path = `items[${index}].`;
  const fields = readObject(value, path);
  return {
    number: readAmount(fields, 'number', path),
    description: readText(fields, 'description', LINE, path),
    priceNet: readAmount(fields, 'priceNet', path),
    vatAmount: readAmount(fields, 'vatAmount', path),
    priceGross: readAmount(fields, 'priceGross', path),
  };
}

/**
 * Reads an invoice from a decoded JSON body.
 *
 * @throws OrderRequestError with the path of the first wrong field
 */
export function readInvoice(body: unknown): InvoiceRequest {
  const fields = readObject(body, 'body');
  const { items } = fields;
  if (!Array.isArray(items) || items.length < 1 || items.length > MAX_ITEMS) {
    throw new OrderRequestError(`items: 1 to ${MAX_ITEMS} entries`);
  }
  return {
    orderNumber: readText(fields, 'orderNumber', /^[A-Za-z0-9._-]{1,100}$/),
    kind: readOneOf(fields, 'kind', ['INVOICE', 'FEE_NOTICE']),
    publicFileName: readText(fields, 'publicFileName', /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/),
    callbackUrl: readText(fields, 'callbackUrl', /^https?:\/\/\S{1,2000}$/),
    issuedAt: readInstant(fields, 'issuedAt'),
    paymentMethod: readText(fields, 'paymentMethod', /^[A-Z_]{1,40}$/),
    paidAt: fields.paidAt === undefined ? null : readInstant(fields, 'paidAt'),
    recipient: readAddress(fields.recipient, 'recipient'),
    items: items.map(readItem),
  };
}
