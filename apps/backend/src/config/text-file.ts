import { decodeText, NotDecodable } from '@portal/names/decode';
import { readFileSync } from 'node:fs';

/** What programs write in place of a character that they could not read. */
const LOST = '\uFFFD';

/**
 * The text of a file of a state pack or of an operator (IN-1).
 *
 * @throws NotDecodable when it is not in the encoding that it declares, or has lost a character
 * @throws Error of Node when it cannot be read
 */
export function readTextFile(file: string | URL): string {
  const text = decodeText(readFileSync(file));
  const at = text.indexOf(LOST);
  if (at < 0) return text;
  const before = text.slice(0, at);
  throw new NotDecodable(
    'UTF-8',
    `contains "${LOST}": a program saved it in another encoding and lost a character`,
    before.split('\n').length,
    Buffer.byteLength(before) + 1,
  );
}
