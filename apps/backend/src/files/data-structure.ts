import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

/**
 * Reads the structure of a file for other programs, piece by piece and without keeping it: a large one neither occupies the event loop
 * nor fills the memory (BIG-3, SAFE-1). @returns why it is none of its format; null if it is one
 */
type StructureCheck = (content: Readable, size: number) => Promise<string | null>;

/** Bytes that are read before other requests have their turn; the slowest check needs less than 5 ms for them. */
const PIECE_BYTES = 16_384;

/** A content in small pieces: some storages give it as one. */
async function* piecesOf(content: Readable): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      if (at > 0) await setImmediate();
      yield bytes.subarray(at, at + PIECE_BYTES);
    }
  }
}

const OPENING = { 0x7b: 0x7d, 0x5b: 0x5d } as const;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/** Bytes that mean something outside of the outermost object. */
const STRUCTURE = new Set([QUOTE, BACKSLASH, 0x7b, 0x7d, 0x5b, 0x5d]);

const isOpening = (byte: number): byte is keyof typeof OPENING => byte in OPENING;

/** Deeper than any geometry; what is nested deeper is no cadastre. */
const MAX_DEPTH = 64;

/** Characters of the outermost object that are looked at. */
const MAX_OUTER = 65_536;

/** The end of the last whole character of UTF-8: a piece may end within one. */
function endOfCharacters(text: Buffer): number {
  const { length } = text;
  for (let back = 1; back <= Math.min(3, length); back += 1) {
    const byte = text[length - back] ?? 0;
    if (byte < 0x80) return length;
    if (byte < 0xc0) continue;
    const bytes = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return bytes > back ? length - back : length;
  }
  return length;
}

/** JSON (RFC 8259) whose outermost value is one object with the type of a collection of features (RFC 7946). */
const checkGeoJson: StructureCheck = async (content) => {
  const open: number[] = [];
  let [isText, isEscaped, isEnded] = [false, false, false];
  // The members of the outermost object, without the values inside of others.
  let outer = '';
  let cut = Buffer.alloc(0);
  const read = (byte: number): string | null => {
    if (open.length === 1 && outer.length < MAX_OUTER) outer += String.fromCodePoint(byte);
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = false;
      return null;
    }
    if (byte <= 0x20) return null;
    if (isEnded) return 'has something behind its end';
    if (open.length === 0 && byte !== 0x7b) return 'is no JSON object';
    if (byte === QUOTE) isText = true;
    else if (isOpening(byte)) {
      if (open.push(OPENING[byte]) > MAX_DEPTH) return 'is nested too deeply';
    } else if (byte === 0x7d || byte === 0x5d) {
      if (open.pop() !== byte) return 'closes what is not open';
      isEnded = open.length === 0;
    }
    return null;
  };
  for await (const bytes of piecesOf(content)) {
    const text = Buffer.concat([cut, bytes]);
    const end = endOfCharacters(text);
    if (!isUtf8(text.subarray(0, end))) return 'is not UTF-8';
    cut = text.subarray(end);
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      // Most bytes are within texts and numbers of inner values, where nothing can be wrong.
      if (open.length > 1 && !STRUCTURE.has(byte) && !isEscaped) continue;
      const fault = read(byte);
      if (fault !== null) return fault;
    }
  }
  if (!isEnded) return 'ends before the file does';
  return /"type"\s*:\s*"FeatureCollection"/.test(outer) ? null : 'is no FeatureCollection';
};

/** Bytes of the header of a database of SQLite. */
const HEADER_BYTES = 100;

/** The tables that every GeoPackage has; their statements are stored as text. */
const TABLES = ['gpkg_contents', 'gpkg_spatial_ref_sys', 'gpkg_geometry_columns'];

/**
 * GeoPackage (OGC 12-128): the header of SQLite with the application id, as many pages as it says, and the names of the tables. It is
 * never opened as a database here: its statements, triggers and indexes reach no library (docs/threat-model.md).
 */
const checkGeoPackage: StructureCheck = async (content, size) => {
  let head = Buffer.alloc(0);
  let last = '';
  const missing = new Set(TABLES);
  for await (const bytes of piecesOf(content)) {
    if (head.length < HEADER_BYTES) head = Buffer.concat([head, bytes]).subarray(0, HEADER_BYTES);
    const text = last + bytes.toString('latin1');
    for (const name of missing) if (text.includes(name)) missing.delete(name);
    last = text.slice(-50);
  }
  if (head.toString('latin1', 0, 16) !== 'SQLite format 3\0' || head.length < HEADER_BYTES) {
    return 'is no database of SQLite';
  }
  if (head.toString('latin1', 68, 72) !== 'GPKG') return 'has not the application id GPKG';
  // 1 stands for 65,536 bytes.
  const page = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16);
  if (page * head.readUInt32BE(28) !== size) return 'has another number of pages than it says';
  const [table] = missing;
  return table === undefined ? null : `has no table ${table}`;
};

/** No line of a DXF file is longer. */
const MAX_LINE = 4096;

/** The text of DXF (AutoCAD R12 to 2018): pairs of a group code and a value, each on its line; sections, and EOF at the end. */
const checkDxf: StructureCheck = async (content) => {
  let rest = '';
  let code: string | null = null;
  let section: string | null = null;
  let isNamed = false;
  let isEnded = false;
  const sections = new Set<string>();
  const mark = (value: string): string | null => {
    if (value === 'SECTION') {
      if (section !== null) return 'has a section within another one';
      section = '';
      isNamed = false;
    } else if (value === 'ENDSEC') {
      if (section === null) return 'ends a section that has not begun';
      section = null;
    } else if (value === 'EOF') {
      if (section !== null) return 'ends within a section';
      isEnded = true;
    } else if (section === null) return 'has something outside of its sections';
    return null;
  };
  const line = (text: string): string | null => {
    if (isEnded) return text === '' ? null : 'has something behind its end';
    if (code === null) {
      if (!/^\s*-?\d{1,4}\s*$/.test(text)) return 'has a line that is no group code';
      code = text.trim();
      return null;
    }
    const [group, value] = [code, text.trim()];
    code = null;
    if (group === '0') return mark(value);
    if (group === '2' && section !== null && !isNamed) {
      isNamed = true;
      sections.add(value);
    }
    return null;
  };
  for await (const bytes of piecesOf(content)) {
    const lines = (rest + bytes.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) return 'has a line that is too long';
    for (const text of lines) {
      const fault = line(text.replace(/\r$/, ''));
      if (fault !== null) return fault;
    }
  }
  const fault = rest === '' ? null : line(rest);
  if (fault !== null) return fault;
  if (!isEnded) return 'ends before the file does';
  return sections.has('ENTITIES') ? null : 'has no section ENTITIES';
};

/** A NAS file has at most so many bytes when it is unpacked; what is larger is a bomb (SAFE-1). */
const MAX_UNPACKED = 512 * 1024 * 1024;

/**
 * NAS: gzip with XML of the AdV. Unpacked piece by piece on a thread of the runtime, with its checksum, and thrown away.
 *
 * @param maxUnpacked bytes
 */
export const nasCheck =
  (maxUnpacked: number): StructureCheck =>
  async (content) => {
    const unpacked = content.pipe(createGunzip({ chunkSize: PIECE_BYTES }));
    // Without it, the file stays open when the check ends early.
    unpacked.once('close', () => content.destroy());
    content.once('error', (error: Error) => unpacked.destroy(error));
    let size = 0;
    let head = '';
    let tail = '';
    try {
      for await (const bytes of piecesOf(unpacked)) {
        size += bytes.length;
        if (size > maxUnpacked) return 'is too large when it is unpacked';
        if (head.length < 4096) head += bytes.toString('latin1', 0, 4096);
        tail = (tail + bytes.subarray(-200).toString('latin1')).slice(-200);
      }
    } catch {
      return 'is no whole gzip file';
    }
    const root = /<(?![?!])([\w.-]+:)?([\w.-]+)[\s/>]/.exec(head)?.[0]?.replace(/[\s/>]$/, '');
    if (!root || !head.includes('http://www.adv-online.de/namespaces/adv/gid/')) return 'is no NAS';
    return tail.trimEnd().endsWith(`</${root.slice(1)}>`) ? null : 'ends before its XML does';
  };

/** The check of each media type of a file for other programs. */
export const STRUCTURE_CHECKS: Readonly<Record<string, StructureCheck>> = {
  'application/geo+json': checkGeoJson,
  'application/geopackage+sqlite3': checkGeoPackage,
  'image/vnd.dxf': checkDxf,
  'application/gzip': nasCheck(MAX_UNPACKED),
};
