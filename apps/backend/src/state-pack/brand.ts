import { NotDecodable } from '@portal/names/decode';
import { type BrandColors, brandTheme, brandTypefaces } from '@portal/tokens/brand';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { notJsonReason } from '../config/expectation.ts';
import type { Checked, PackFault } from '../config/faults.ts';
import { readTextFile } from '../config/text-file.ts';

/** A file that the portal loads from `/state/`. */
export interface BrandFile {
  readonly type: string;
  readonly content: Buffer;
}

/** What makes the portal of a state look like it (STATE-6): the folder `brand` of its pack, by file name. */
export type Brand = ReadonlyMap<string, BrandFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The pictures of every brand, with the id by which the portal refers to their root element. */
const PICTURES: readonly (readonly [file: string, id: string | null])[] = [
  ['logo.svg', 'logo'],
  ['landing.svg', 'landing'],
  ['favicon.svg', null],
];

const VIDEO = /\.(?:mp4|webm|vtt)$/;

const PICTURE = /\.(?:svg|png|webp)$/;

/** Largest picture and largest typeface in bytes; visitors load them. */
const PICTURE_BYTES = 200_000;
const TYPEFACE_BYTES = 500_000;
/** Largest video in bytes: every process holds it in memory. */
const VIDEO_BYTES = 50_000_000;

const MOST_BYTES: Readonly<Record<string, number>> = {
  '.woff2': TYPEFACE_BYTES,
  '.mp4': VIDEO_BYTES,
  '.webm': VIDEO_BYTES,
};

/** The names of videos and captions in the folder `brand` of a state pack, as `legal.json` names them (LAW-2). */
export const videosOf = (folder: string): ReadonlySet<string> =>
  new Set([...contentsOf(folder).keys()].filter((name) => VIDEO.test(name)));

/** The stylesheet that is made from `tokens.json`. */
const STYLES = 'brand.css';

/** The names of the pictures in the folder `brand` of a state pack, as products name them: `/state/<name>`. */
export const picturesOf = (folder: string): ReadonlySet<string> =>
  new Set([...contentsOf(folder).keys()].filter((name) => PICTURE.test(name)));

/** The files of the folder; those that are text in UTF-8, whatever they are saved in. */
function contentsOf(
  folder: string,
  report: (name: string, reason: string) => void = () => undefined,
): Map<string, Buffer> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map();
  const contentOf = (name: string): Buffer => {
    const file = join(folder, name);
    try {
      if (TYPES[extname(name)]?.includes('charset')) return Buffer.from(readTextFile(file));
    } catch (error) {
      if (!(error instanceof NotDecodable)) throw error;
      report(name, error.message);
    }
    return readFileSync(file);
  };
  const names = readdirSync(folder).filter((name) => extname(name) in TYPES && name !== STYLES);
  return new Map(names.map((name) => [name, contentOf(name)]));
}

/** Why a picture cannot be used; null if it can. */
function pictureReason(content: Buffer | undefined, id: string | null): string | null {
  if (!content) return 'is missing';
  const [root] = /<svg\b[^>]*>/.exec(content.toString('latin1')) ?? [];
  if (!root) return 'is not an SVG file';
  if (id === null) return null;
  if (!root.includes(` id="${id}"`)) {
    return `has no id="${id}" on its first element: write <svg id="${id}" …`;
  }
  return root.includes(' viewBox="')
    ? null
    : 'has no viewBox on its first element, such as viewBox="0 0 36 36"';
}

function sizeReason(name: string, { length }: Buffer): string | null {
  const most = MOST_BYTES[extname(name)] ?? PICTURE_BYTES;
  return length > most ? `is larger than ${most / 1000} kB` : null;
}

function readTokens(file: string): unknown {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile ? JSON.parse(readTextFile(file)) : {};
}

/** The stylesheet of the brand, and the faults of its tokens. */
function readTheme(file: string, contents: ReadonlyMap<string, Buffer>) {
  try {
    const tokens = readTokens(file);
    const { css, colors, faults } = brandTheme(tokens);
    const absent = brandTypefaces(tokens)
      .filter((typeface) => !contents.has(typeface.file))
      .map((typeface) => ({ key: typeface.family, reason: `has no file ${typeface.file}` }));
    const all = [...faults, ...absent].map((fault): PackFault => ({ file, ...fault }));
    return { css, colors, faults: all };
  } catch (error) {
    const { colors } = brandTheme({});
    return { css: '', colors, faults: [{ file, key: '', reason: notJsonReason(error) }] };
  }
}

/** The files of the brand, and the colours that it sets, for messages. */
interface ReadBrand {
  readonly files: Brand;
  readonly colors: BrandColors;
}

/** Reads the folder `brand` of a state pack, and compares the contrast of its colours with WCAG. */
export function readBrand(folder: string): Checked<ReadBrand> {
  const reasons: (readonly [name: string, reason: string | null])[] = [];
  const contents = contentsOf(folder, (name, reason) => reasons.push([name, reason]));
  reasons.push(
    ...PICTURES.map(([name, id]) => [name, pictureReason(contents.get(name), id)] as const),
    ...[...contents].map(([name, content]) => [name, sizeReason(name, content)] as const),
  );
  const pictures = reasons.flatMap(([name, reason]): PackFault[] =>
    reason === null ? [] : [{ file: join(folder, name), key: '', reason }],
  );
  const { css, colors, faults } = readTheme(join(folder, 'tokens.json'), contents);
  if (pictures.length + faults.length > 0) return { value: null, faults: [...pictures, ...faults] };
  const files = new Map([...contents, [STYLES, Buffer.from(css)]]);
  const served = new Map(
    [...files].map(([name, content]) => [name, { type: TYPES[extname(name)] ?? '', content }]),
  );
  return { value: { files: served, colors }, faults: [] };
}
