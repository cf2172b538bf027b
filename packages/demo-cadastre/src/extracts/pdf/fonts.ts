import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

/** Weights of the bundled font. */
export type FontWeight = 'regular' | 'semibold' | 'bold';

const WEIGHTS: Readonly<Record<FontWeight, number>> = { regular: 400, semibold: 600, bold: 700 };

const loaded = new Map<FontWeight, Buffer>();

/**
 * The bundled font in a weight as an OpenType file; read once. Its zero has no slash, unlike that of the typeface of the
 * portal, where amounts and dates of a document would be hard to read.
 */
export function loadFont(weight: FontWeight): Buffer {
  const known = loaded.get(weight);
  if (known) return known;
  const file = `files/source-sans-3-latin-${WEIGHTS[weight]}-normal.woff`;
  const path = fileURLToPath(import.meta.resolve(`@fontsource/source-sans-3/${file}`));
  const font = woffToSfnt(readFileSync(path));
  loaded.set(weight, font);
  return font;
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Converts WOFF 1.0 to OpenType by decompressing its tables. The PDF library reads WOFF too, but decompresses a table
 * again for every glyph, which takes seconds for a long document.
 */
function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * SFNT_ENTRY, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * SFNT_ENTRY, 10);
  const parts = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const start = woff.readUInt32BE(entry + 4);
    const compressedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const data = woff.subarray(start, start + compressedLength);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (compressedLength < length ? inflateSync(data) : data).copy(table);
    const target = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(directory, target, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), target + 4);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(length, target + 12);
    parts.push(table);
    offset += table.length;
  }
  return Buffer.concat(parts);
}
