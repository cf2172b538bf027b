import {
  array,
  check,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot';

const id = pipe(string(), regex(/^[\w-]{1,36}$/));
const DESCRIPTION = /^[A-Za-z0-9À-ſ ,.-]{1,250}$/;
const description = pipe(string(), regex(DESCRIPTION));

/** Decimal euro with at most two decimal places, up to 999999. */
const euro = pipe(
  number(),
  minValue(0),
  maxValue(999_999),
  check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
);

const ITEM = strictObject({
  id,
  reference: id,
  description,
  taxRate: pipe(number(), minValue(0), maxValue(100)),
  quantity: pipe(number(), integer(), minValue(1)),
  totalNetAmount: euro,
  totalTaxAmount: euro,
  singleNetAmount: euro,
  singleTaxAmount: euro,
  bookingData: optional(record(string(), string())),
});

/** PaymentRequest of XBezahldienste 1.0.0. @param origin the only origin that the return address may have */
export const paymentRequestSchema = (origin: string) =>
  strictObject({
    requestId: id,
    requestTimestamp: pipe(string(), regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
    currency: literal('EUR'),
    grosAmount: euro,
    purpose: pipe(string(), regex(/^[\w\d\s-]{1,27}$/)),
    description,
    redirectUrl: pipe(
      string(),
      maxLength(2082),
      check((value) => URL.parse(value)?.origin === origin),
    ),
    items: pipe(array(ITEM), minLength(1), maxLength(99)),
  });
