import { DomainError } from '../../errors.ts';
import type { ReceivedFile } from '../../files/file-store.ts';

/** The bytes with which files of a type begin, and those near their end, within so many bytes. */
interface Marks {
  readonly begin: string;
  readonly end: string;
  readonly within: number;
}

/** PDF: readers search for the end in the last 1,024 bytes. ZIP: the end of the directory, before a comment of at most 65,535 bytes. */
const MARKS: Readonly<Record<string, Marks>> = {
  'application/pdf': { begin: '%PDF-', end: '%%EOF', within: 1024 },
  'application/zip': { begin: 'PK\u0003\u0004', end: 'PK\u0005\u0006', within: 65_557 },
};

function refused(detail: string): DomainError {
  return new DomainError('invalid', 'INVALID_REQUEST', { detail });
}

/** The SHA-256 of a `Content-Digest` (RFC 9530) in hexadecimal; null when the header names none. @throws DomainError `invalid` */
function sha256Of(header: string): string | null {
  const member = header
    .split(',')
    .map((one) => one.trim())
    .find((one) => /^sha-256=/i.test(one));
  if (member === undefined) return null;
  const value = /^sha-256=:([A-Za-z0-9+/]{43}=):$/i.exec(member)?.[1];
  if (value === undefined) throw refused('The header Content-Digest is not valid.');
  return Buffer.from(value, 'base64').toString('hex');
}

/**
 * Throws unless a received file is whole and of its type: it may have been cut off before it was sent (OPS-11).
 *
 * @param digest the header `Content-Digest`, if any
 * @throws DomainError `invalid`
 */
export function checkContent(file: ReceivedFile, contentType: string, digest?: string): void {
  const marks = MARKS[contentType];
  if (!marks || !file.head.toString('latin1').startsWith(marks.begin)) {
    throw refused(`The body is not ${contentType}.`);
  }
  if (!file.tail.subarray(-marks.within).includes(marks.end, 0, 'latin1')) {
    throw refused('The body ends before the file does.');
  }
  const expected = digest === undefined ? null : sha256Of(digest);
  if (expected !== null && expected !== file.sha256) {
    throw refused('The body differs from its Content-Digest.');
  }
}
