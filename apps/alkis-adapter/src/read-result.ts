import { PDF } from '@libpdf/core';
import { decodeText, NotDecodable } from '@portal/names/decode';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** The ALKIS system refused an order; the message is its sentence. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Most bytes of an answer and of a document, unpacked: a ZIP file must not grow without end. */
export const MAX_BYTES = 100 * 1024 * 1024;

/** Most bytes of XML: a session or a sentence. */
const MAX_XML_BYTES = 100_000;

/** Most documents in a ZIP file. */
const MAX_ENTRIES = 200;

/** Most characters of a sentence of the ALKIS system. */
const MAX_SENTENCE = 300;

const startsWith = (file: Buffer, text: string): boolean =>
  file.subarray(0, text.length).toString('latin1') === text;

/** The PDF files of a ZIP file in the order of their names. */
async function pdfsOf(file: Buffer): Promise<readonly Buffer[]> {
  const archive = await fromBufferPromise(file);
  if (archive.entryCount > MAX_ENTRIES)
    throw new RefusedError('The ZIP file has too many entries.');
  const found: { readonly name: string; readonly content: Buffer }[] = [];
  let size = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    size += entry.uncompressedSize;
    if (size > MAX_BYTES) throw new RefusedError('The ZIP file is too large.');
    const content = await buffer(await archive.openReadStreamPromise(entry));
    if (startsWith(content, '%PDF-')) found.push({ name: entry.fileName, content });
  }
  return found
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ content }) => content);
}

/** Names of elements in which ALKIS systems and web services say what is wrong. */
const SENTENCES = /^(?:meldung|fehlermeldung|fehlertext|fehler|message|exceptiontext|text)$/i;

function sentenceIn(element: XmlElement): string | null {
  const name = element.name.slice(element.name.indexOf(':') + 1);
  const inner = element.children.filter((one) => one instanceof XmlElement);
  if (SENTENCES.test(name) && inner.length === 0) return element.text;
  for (const one of inner) {
    const found = sentenceIn(one);
    if (found !== null) return found;
  }
  return null;
}

/** An answer of the ALKIS system. */
export interface Answer {
  readonly content: Buffer;
  /** Its header `Content-Type`. */
  readonly contentType: string | null;
}

/**
 * The root element of an answer; null for one that is no XML, or much larger than a session or a sentence.
 *
 * @throws RefusedError when it is not in the encoding that it declares (IN-1)
 */
export function rootOf({ content, contentType }: Answer): XmlElement | null {
  if (content.length > MAX_XML_BYTES) return null;
  try {
    return parseXml(decodeText(content, { contentType })).root;
  } catch (error) {
    if (!(error instanceof NotDecodable)) return null;
    throw new RefusedError(`The answer of the ALKIS system ${error.message}.`);
  }
}

/** The sentence of an XML error in one line; a general one when there is none. */
export function sentenceOf(answer: Answer): string {
  const root = rootOf(answer);
  if (!root) return 'The ALKIS system answered neither with a PDF, a ZIP file nor XML.';
  const line = (sentenceIn(root) ?? root.text).replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line === '' ? 'The ALKIS system gave no reason.' : line.slice(0, MAX_SENTENCE);
}

/** A PDF that can be read and has a page: a web page between the marks of a PDF is none (SAFE-6). @throws RefusedError */
async function readable(file: Buffer): Promise<Buffer> {
  const pages = await PDF.load(new Uint8Array(file)).then(
    (pdf) => pdf.getPageCount(),
    () => 0,
  );
  if (pages > 0) return file;
  throw new RefusedError('The ALKIS system answered with a PDF that cannot be read.');
}

/** The root of NAS, in its first bytes: an error has another one. */
const NAS_ROOT = /<(?:\w+:)?AX_Bestandsdatenauszug[\s>]/;

/**
 * The NAS file of an answer: compressed as it came, otherwise compressed here. The portal checks what is in it (DATA-6).
 *
 * @throws RefusedError with the sentence of an XML error
 */
export function nasFileOf(answer: Answer): Buffer {
  const { content } = answer;
  if (content[0] === 0x1f && content[1] === 0x8b) return content;
  if (NAS_ROOT.test(content.toString('latin1', 0, 4096))) return gzipSync(content);
  throw new RefusedError(sentenceOf(answer));
}

/**
 * The document of an answer, recognized by its first bytes: a PDF, or the PDF files of a ZIP file as one.
 *
 * @throws RefusedError with the sentence of an XML error, and for a PDF that cannot be read
 */
export async function documentOf(answer: Answer): Promise<Buffer> {
  const { content } = answer;
  if (startsWith(content, '%PDF-')) return readable(content);
  if (!startsWith(content, 'PK\u0003\u0004')) {
    throw new RefusedError(sentenceOf(answer));
  }
  const files = await pdfsOf(content);
  const [only] = files;
  if (only === undefined) throw new RefusedError('The ZIP file has no PDF.');
  for (const file of files) await readable(file);
  if (files.length === 1) return only;
  const merged = await PDF.merge([...files]);
  return Buffer.from(await merged.save());
}
