/** What is known about bytes from outside besides the bytes. */
export interface DecodeOptions {
  /** The header `Content-Type` of an answer; its parameter `charset` is read. */
  readonly contentType?: string | null | undefined;
  /** The bytes are the beginning of a text, and may end inside of a character. */
  readonly isBeginning?: boolean;
}

/** Bytes that are no text in the encoding that they declare; the message is the end of a sentence. */
export class NotDecodable extends Error {
  override readonly name = 'NotDecodable';
  /** The encoding in which they were read, such as `utf-8`. */
  readonly encoding: string;
  /** Line of the first byte that cannot be read, from 1. */
  readonly line: number;
  /** Position of that byte from the beginning of the text, from 1. */
  readonly byte: number;

  constructor(encoding: string, reason: string, line: number, byte: number) {
    super(`${reason} (line ${line}, byte ${byte})`);
    this.encoding = encoding;
    this.line = line;
    this.byte = byte;
  }
}

/** Encodings by their byte order mark. */
const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

const markOf = (bytes: Uint8Array): string | null =>
  MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? null;

/** Longest XML declaration in bytes. */
const MAX_DECLARATION = 256;

/** The encoding of an XML declaration; it has ASCII characters only. */
function declaredInXml(bytes: Uint8Array): string | null {
  const start = String.fromCodePoint(...bytes.subarray(0, MAX_DECLARATION));
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? null;
}

const charsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] ?? null;

/** Whether the text has a character outside of ASCII. */
const isBeyondAscii = (text: string): boolean => /[^\0-\x7F]/.test(text);

/** Control characters in the place of bytes that a one-byte encoding does not have. */
const CONTROL = /[\u0080-\u009F]/;

const decoderOf = (encoding: string, fatal = true): TextDecoder =>
  new TextDecoder(encoding, { fatal });

/** Whether so many bytes can be the beginning of a text. */
function canBegin(bytes: Uint8Array, length: number, encoding: string): boolean {
  try {
    decoderOf(encoding).decode(bytes.subarray(0, length), { stream: true });
    return true;
  } catch {
    return false;
  }
}

function faultAt(bytes: Uint8Array, before: number, encoding: string, reason: string) {
  const text = decoderOf(encoding, false).decode(bytes.subarray(0, before), { stream: true });
  return new NotDecodable(encoding, reason, text.split('\n').length, before + 1);
}

/** The error for bytes that cannot be decoded: at the first byte after the longest possible beginning. */
function fault(bytes: Uint8Array, encoding: string, reason: string): NotDecodable {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (canBegin(bytes, middle, encoding)) good = middle;
    else bad = middle;
  }
  return faultAt(bytes, Math.min(good, bytes.length - 1), encoding, reason);
}

/** @throws NotDecodable */
function decodeAs(bytes: Uint8Array, encoding: string, reason: string, stream = false): string {
  let text: string;
  try {
    text = decoderOf(encoding).decode(bytes, { stream });
  } catch {
    throw fault(bytes, encoding, reason);
  }
  const at = encoding.startsWith('utf') ? -1 : text.search(CONTROL);
  if (at >= 0) throw faultAt(bytes, at, encoding, reason);
  return text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decoderOf('utf-8').decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Names of ASCII, which browsers read as Windows-1252. */
const ASCII = /^(?:us-)?ascii$/i;

/** Text whose sender declares its encoding. @throws NotDecodable where that is wrong or unknown */
function decodeDeclared(bytes: Uint8Array, declared: string, stream: boolean): string {
  let encoding: string;
  try {
    ({ encoding } = decoderOf(ASCII.test(declared) ? 'utf-8' : declared));
  } catch {
    throw new NotDecodable(declared, `declares the unknown encoding ${declared}`, 1, 1);
  }
  const isReadableDeclaration = declaredInXml(bytes) !== null;
  if (encoding.startsWith('utf-16') && isReadableDeclaration) {
    throw new NotDecodable(encoding, `declares ${declared}, but is not`, 1, 1);
  }
  const text = decodeAs(bytes, encoding, `declares ${declared}, but is not`, stream);
  if (
    encoding !== 'utf-8' &&
    !encoding.startsWith('utf-16') &&
    isBeyondAscii(text) &&
    isUtf8(bytes)
  ) {
    const first = bytes.findIndex((byte) => byte > 0x7f);
    throw faultAt(bytes, first, encoding, `declares ${declared}, but is UTF-8`);
  }
  return text;
}

/**
 * The text of bytes from outside (IN-1): by its byte order mark, by the `charset` of its content type, by its XML declaration, else
 * strictly as UTF-8. Never replaces a character. Without the byte order mark.
 *
 * @throws NotDecodable with line and byte
 */
export function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): string {
  const { contentType, isBeginning = false } = options;
  const mark = markOf(bytes);
  if (mark !== null) return decodeAs(bytes, mark, `is not ${mark.toUpperCase()}`, isBeginning);
  const declared = charsetOf(contentType ?? '') ?? declaredInXml(bytes);
  if (declared !== null) return decodeDeclared(bytes, declared, isBeginning);
  return decodeAs(bytes, 'utf-8', 'is not UTF-8 and declares no other encoding', isBeginning);
}

/** The text of an answer. @throws NotDecodable */
export const textOfResponse = async (response: Response): Promise<string> =>
  decodeText(new Uint8Array(await response.arrayBuffer()), {
    contentType: response.headers.get('content-type'),
  });

/**
 * The text of a person's file: where nothing declares an encoding and it is not UTF-8, it is read as Windows-1252, which spreadsheets
 * of German computers write.
 *
 * @returns the text, and whether its encoding was assumed
 * @throws NotDecodable
 */
export function decodePersonal(bytes: Uint8Array): {
  readonly text: string;
  readonly isAssumed: boolean;
} {
  const isAssumed = markOf(bytes) === null && declaredInXml(bytes) === null && !isUtf8(bytes);
  const text = isAssumed ? decodeAs(bytes, 'windows-1252', 'is no text') : decodeText(bytes);
  const at = text.indexOf('\0');
  if (at >= 0)
    throw new NotDecodable('utf-8', 'is no text', text.slice(0, at).split('\n').length, at + 1);
  return { text, isAssumed };
}
