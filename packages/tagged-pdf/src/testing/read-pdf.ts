import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PagePoint } from '../pdf-document.ts';

/** Content of a page. */
export interface PdfPageContent {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Every text with its baseline in millimetres from the upper left corner. */
  readonly texts: readonly PlacedText[];
  /** Every line in millimetres from the upper left corner. */
  readonly lines: readonly (readonly PagePoint[])[];
  /** Those of the lines that are dashed. */
  readonly dashed: readonly (readonly PagePoint[])[];
  /** Every colour in the notation of pdf.js, e.g. `#ff0000`. */
  readonly colors: ReadonlySet<string>;
  /** Roles of the structure tree, and the text alternatives of figures. */
  readonly roles: readonly string[];
  readonly alternatives: readonly string[];
}

/** A horizontal text; size in points, lengths in millimetres. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Content of a PDF. */
export interface PdfContent {
  readonly pages: readonly PdfPageContent[];
  readonly title: unknown;
  readonly language: unknown;
  readonly marked: boolean;
  /** What viewers are asked to do when they print; null leaves it to them. */
  readonly printScaling: string | null;
}

type Matrix = readonly [number, number, number, number, number, number];
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

const MM = 25.4 / 72;

/** Width of a space of Noto Sans, in em. */
const SPACE = 0.26;

/** Numbers that follow move, line, cubic curve, quadratic curve and close. */
const OPERANDS = [2, 2, 6, 4, 0];

/** Reads a PDF with pdf.js. The structure tree and the drawing take seconds for a long document: `text` leaves them out. */
export async function readPdf(
  bytes: Uint8Array,
  parts: 'all' | 'text' = 'all',
): Promise<PdfContent> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const about: Record<string, unknown> = { ...info };
  // Returns a Map, contrary to its types.
  const marks: unknown = await document.getMarkInfo();
  const marked = marks instanceof Map && marks.get('Marked') === true;
  const pages: PdfPageContent[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number), parts));
  }
  const preferences: unknown = await document.getViewerPreferences();
  await task.destroy();
  // Returns a Map as well.
  const scaling = preferences instanceof Map ? preferences.get('PrintScaling') : undefined;
  const printScaling = typeof scaling === 'string' ? scaling : null;
  return { pages, title: about.Title, language: about.Language, marked, printScaling };
}

/** The letters of each page in the order in which they are drawn, with the spaces that are drawn, too: as assistive technology joins them. */
export async function readLetters(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    const letters = fnArray.flatMap((code, index): unknown[] =>
      code === OPS.showText ? argsArray[index][0] : [],
    );
    // As the text of a page, which has no protected spaces.
    pages.push(letters.map(letterOf).join('').replaceAll('\u00A0', ' '));
  }
  await task.destroy();
  return pages;
}

/** The characters of a drawn glyph; the other parts of a shown text are distances. */
const letterOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : '';

async function readPage(page: Page, parts: 'all' | 'text'): Promise<PdfPageContent> {
  const [, , right = 0, top = 0] = page.view;
  const { items } = await page.getTextContent();
  const roles: string[] = [];
  const alternatives: string[] = [];
  if (parts === 'all') collect(await page.getStructTree(), roles, alternatives);
  return {
    width: right * MM,
    height: top * MM,
    texts: items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a = 0, b = 0, , , x = 0, y = 0]: number[] = item.transform;
      if (b !== 0) return [];
      const [left, baseline] = [x * MM, (top - y) * MM];
      // Without the space that follows each line.
      const text = item.str.trimEnd();
      const width = (item.width - (text === item.str ? 0 : SPACE * a)) * MM;
      return [{ text, x: left, y: baseline, width, size: a }];
    }),
    text: items.map((item) => ('str' in item ? item.str.trimEnd() : '')).join(' '),
    ...(parts === 'all'
      ? await drawn(page, top)
      : { lines: [], dashed: [], colors: new Set<string>() }),
    roles,
    alternatives,
  };
}

async function drawn(
  page: Page,
  top: number,
): Promise<Pick<PdfPageContent, 'lines' | 'dashed' | 'colors'>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const lines: PagePoint[][] = [];
  const dashed: PagePoint[][] = [];
  let isDashed = false;
  const colors = new Set<string>();
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const coloring = new Set<number>(
    Object.entries(OPS).flatMap(([name, code]) =>
      /^set(Fill|Stroke).*Color|Gray$/.test(name) ? [code] : [],
    ),
  );
  fnArray.forEach((code, index) => {
    const args: unknown[] = Array.from(argsArray[index] ?? []);
    if (code === OPS.save) saved.push(matrix);
    else if (code === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (code === OPS.transform) matrix = multiply(matrix, args.map(Number));
    else if (coloring.has(code)) colors.add(args.join(' '));
    else if (code === OPS.setDash) isDashed = Array.isArray(args[0]) && args[0].length > 0;
    else if (code === OPS.constructPath && Array.isArray(args[1])) {
      const [packed]: unknown[] = args[1];
      if (!(packed instanceof Float32Array)) return;
      const found = unpack(packed, matrix, top);
      lines.push(...found);
      if (isDashed) dashed.push(...found);
    }
  });
  return { lines, dashed, colors };
}

function multiply(m: Matrix, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Matrix {
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ];
}

function unpack(packed: Float32Array, [a, b, c, d, e, f]: Matrix, top: number): PagePoint[][] {
  const lines: PagePoint[][] = [];
  for (let at = 0; at < packed.length; ) {
    const code = packed[at] ?? 0;
    const count = OPERANDS[code] ?? 0;
    if (code === 0) lines.push([]);
    const [x, y] = [packed[at + count - 1] ?? 0, packed[at + count] ?? 0];
    if (count > 0) lines.at(-1)?.push([(a * x + c * y + e) * MM, (top - (b * x + d * y + f)) * MM]);
    at += 1 + count;
  }
  return lines;
}

function collect(node: unknown, roles: string[], alternatives: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { role, alt, children }: { role?: unknown; alt?: unknown; children?: unknown } = node;
  if (typeof role === 'string') roles.push(role);
  if (typeof alt === 'string') alternatives.push(alt);
  if (Array.isArray(children)) for (const child of children) collect(child, roles, alternatives);
}
