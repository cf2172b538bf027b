import { check, type InferOutput, picklist, pipe, regex, strictObject, string } from 'valibot';

/** A text that matches a pattern. */
export function like(pattern: RegExp) {
  const message = `a text like ${pattern.source}`;
  return pipe(string(message), regex(pattern, message));
}

/** One of several values. */
export const oneOf = <const Values extends readonly (string | number)[]>(values: Values) =>
  picklist(values, `one of ${values.join(', ')}`);

const INSTANT = 'an instant (ISO 8601)';

/** An instant (ISO 8601). */
export const instant = pipe(
  string(INSTANT),
  check((value) => !Number.isNaN(Date.parse(value)), INSTANT),
);

/** The number of an order or a position. */
export const id = like(/^[A-Za-z0-9._-]{1,100}$/);

/** The name of a file, which is part of an address. */
export const fileName = like(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/);

/** The address of a call. */
export const address = like(/^https?:\/\/\S{1,2000}$/);

/** A text on one line. */
export const line = like(/^[^\p{Cc}]{0,300}$/u);

const ADDRESS = { name: line, street: line, zipCode: line, city: line };

/** A postal address. */
export const postalAddress = strictObject(ADDRESS, 'an object');

/** The address to which paper is sent. */
export const addressee = strictObject({ ...ADDRESS, country: line }, 'an object');

/** The address to which paper is sent. */
export type Addressee = Readonly<InferOutput<typeof addressee>>;
