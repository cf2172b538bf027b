import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that numbers can be read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string =>
  Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A number or code of 60 random bits, e.g. `7K2M-Q0XA-93TB`: not guessable. */
export const newOrderNumber = (): string => `${group()}-${group()}-${group()}`;
