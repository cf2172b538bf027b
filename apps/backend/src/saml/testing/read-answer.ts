import { parseResponse, readResponse } from '../response.ts';
import { ENTITY_ID, ISSUER, keyOf, NOW, RECIPIENT } from './answers.ts';

/** What the portal of the tests knows. */
export const settings = {
  issuer: ISSUER,
  audience: ENTITY_ID,
  recipient: RECIPIENT,
  certificates: [keyOf('provider').certificate.toString()],
  keys: [keyOf('portal').privateKey],
  needsEncryption: true,
  xmlAttributes: [],
};

/** Reads an answer. */
export const read = (field: string, change: Partial<typeof settings> = {}) =>
  readResponse(parseResponse(field), { ...settings, ...change }, NOW);

/** Accepts assertions that are not encrypted. */
export const plain = { ...settings, needsEncryption: false };

/** The code of the fault with which an answer is refused; `accepted` if it is not. */
export function faultOf(field: string, change: Partial<typeof settings> = {}): string {
  try {
    read(field, change);
    return 'accepted';
  } catch (error) {
    return String(Object(error).code);
  }
}
