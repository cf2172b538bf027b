import { DomainError } from '../errors.ts';
import { STRUCTURE_CHECKS } from './data-structure.ts';
import type { FileStore, ReceivedFile } from './file-store.ts';

/** The bytes with which files of a type begin, and those near their end, within so many bytes. */
interface Marks {
  readonly begin: string;
  readonly end: string;
  readonly within: number;
  /** Where the list of contents is, by the end of the file; NaN when it does not say. @param at of the mark in the last bytes */
  readonly listAt: (tail: Buffer, at: number) => number;
  /** How this list begins. */
  readonly isList: (text: string) => boolean;
}

/**
 * PDF (ISO 32000-1, 7.5): readers search for the end in the last 1,024 bytes; before it is the offset of the cross-references, a table or
 * an object. ZIP: the end of the directory has its offset, and is before a comment of at most 65,535 bytes.
 */
const MARKS: Readonly<Record<string, Marks>> = {
  'application/pdf': {
    begin: '%PDF-',
    end: '%%EOF',
    within: 1024,
    listAt: (tail, at) =>
      Number(/startxref\s+(\d{1,10})\s*$/.exec(tail.toString('latin1', 0, at).slice(-60))?.[1]),
    isList: (text) => /^\s*(?:xref|\d+\s+\d+\s+obj)\b/.test(text),
  },
  'application/zip': {
    begin: 'PK\u0003\u0004',
    end: 'PK\u0005\u0006',
    within: 65_557,
    listAt: (tail, at) => (at + 20 <= tail.length ? tail.readUInt32LE(at + 16) : Number.NaN),
    isList: (text) => text.startsWith('PK\u0001\u0002'),
  },
};

/** No list of contents needs more bytes to be recognized. */
const LIST_BYTES = 64;

/** Some bytes of a received file. @param offset NaN has none */
async function bytesAt(file: ReceivedFile, offset: number, files: FileStore): Promise<string> {
  const inTail = offset - (file.size - file.tail.length);
  if (inTail >= 0) return file.tail.toString('latin1', inTail, inTail + LIST_BYTES);
  let found = Buffer.alloc(0);
  if (Number.isNaN(offset)) return '';
  let at = 0;
  for await (const piece of await files.read(file.key)) {
    const bytes = Buffer.from(piece);
    found = Buffer.concat([found, bytes.subarray(Math.max(0, offset - at))]);
    at += bytes.length;
    if (found.length >= LIST_BYTES) break;
  }
  return found.toString('latin1', 0, LIST_BYTES);
}

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
 * Throws unless a received file is whole and of its type: it may have been cut off before it was sent (OPS-11), or be a web page between
 * the marks of the type (SAFE-6). A PDF is not parsed, so that a large one does not occupy the event loop (BIG-3); of a
 * file for other programs the structure is read piece by piece (DATA-6).
 *
 * @param digest the header `Content-Digest`, if any
 * @throws DomainError `invalid`
 */
export async function checkContent(
  file: ReceivedFile,
  contentType: string,
  files: FileStore,
  digest?: string,
): Promise<void> {
  const structure = STRUCTURE_CHECKS[contentType];
  if (structure) {
    const fault = await structure(await files.read(file.key), file.size);
    if (fault !== null) throw refused(`The body is not ${contentType}: it ${fault}.`);
  } else await checkMarks(file, contentType, files);
  const expected = digest === undefined ? null : sha256Of(digest);
  if (expected !== null && expected !== file.sha256) {
    throw refused('The body differs from its Content-Digest.');
  }
}

/** A PDF or ZIP file, by the marks at its begin and end. */
async function checkMarks(file: ReceivedFile, contentType: string, files: FileStore) {
  const marks = MARKS[contentType];
  if (!marks || !file.head.toString('latin1').startsWith(marks.begin)) {
    throw refused(`The body is not ${contentType}.`);
  }
  const tail = file.tail.subarray(-marks.within);
  const end = tail.lastIndexOf(marks.end, undefined, 'latin1');
  if (end < 0) throw refused('The body ends before the file does.');
  if (!marks.isList(await bytesAt(file, marks.listAt(tail, end), files))) {
    throw refused(`The body is not ${contentType}: its contents are not where its end says.`);
  }
}
