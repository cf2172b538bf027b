import {
  array,
  check,
  type InferOutput,
  maxLength,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  tuple,
  nullish,
} from 'valibot';
import { KINDS } from './environment.ts';

const POSITION = object({
  kind: picklist(KINDS),
  parcelId: pipe(string(), regex(/^[\d_]{18,20}$/)),
  resultFileName: pipe(string(), regex(/^[\w-]{1,100}\.pdf$/)),
  callbackUrl: string(),
  pageFormat: optional(pipe(string(), regex(/^A[0-4]$/)), 'A4'),
  pageOrientation: optional(picklist(['PORTRAIT', 'LANDSCAPE']), 'PORTRAIT'),
  colorPalette: optional(picklist(['COLOR', 'BW']), 'COLOR'),
  selectedScale: optional(number(), 1000),
  printArea: nullish(pipe(array(tuple([number(), number()])), minLength(1))),
});

const orderSchema = (origin: string) =>
  object({
    orderNumber: pipe(string(), regex(/^[\w-]{1,60}$/)),
    positions: pipe(
      array(POSITION),
      minLength(1),
      maxLength(100),
      check((positions) =>
        positions.every(({ callbackUrl }) => URL.parse(callbackUrl)?.origin === origin),
      ),
    ),
  });

/** An order of the portal (decision 1), as far as an ALKIS system needs it: no person is named. */
export type Order = InferOutput<ReturnType<typeof orderSchema>>;

/** One document of an order. */
export type Position = Order['positions'][number];

/** Reads an order. @param origin of the portal, to which documents are delivered @returns null for another body */
export function readOrder(body: unknown, origin: string): Order | null {
  const { success, output } = safeParse(orderSchema(origin), body);
  return success ? output : null;
}
