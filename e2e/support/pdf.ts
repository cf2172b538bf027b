import { readFile } from 'node:fs/promises';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One millimetre in PDF points. */
const POINTS_PER_MM = 72 / 25.4;

/** A point on the page in mm from the lower left corner. */
export type PagePoint = readonly [x: number, y: number];

/** The contents of a PDF file. */
export interface ReadPdf {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly text: string;
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly tagged: boolean;
  /** The points of every drawn line, in mm. */
  readonly paths: readonly (readonly PagePoint[])[];
}
type Matrix = readonly [number, number, number, number, number, number];

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** How many numbers follow each drawing command in the packed paths of pdf.js: moveTo, lineTo, curveTo, quadratic, close. */
const ARGUMENTS = [2, 2, 6, 4, 0];

function pointsOf(packed: Float32Array, matrix: Matrix): PagePoint[][] {
  const paths: PagePoint[][] = [];
  for (let at = 0; at < packed.length; ) {
    const command = packed[at] ?? 0;
    const count = ARGUMENTS[command] ?? 0;
    if (command === 0) paths.push([]);
    if (count > 0) {
      const x = packed[at + count - 1] ?? 0;
      const y = packed[at + count] ?? 0;
      const [a, b, c, d, e, f] = matrix;
      paths
        .at(-1)
        ?.push([(a * x + c * y + e) / POINTS_PER_MM, (b * x + d * y + f) / POINTS_PER_MM]);
    }
    at += 1 + count;
  }
  return paths;
}

/** Reads the first page of a PDF file. */
export async function readPdf(path: string): Promise<ReadPdf> {
  const document = await getDocument({
    data: new Uint8Array(await readFile(path)),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const page = await document.getPage(1);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { items } = await page.getTextContent();
  const metadata = await document.getMetadata();
  const operators = await page.getOperatorList();
  const paths: (readonly PagePoint[])[] = [];
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  operators.fnArray.forEach((operator, index) => {
    const args: unknown = operators.argsArray[index];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as Matrix);
    else if (operator === OPS.constructPath) {
      const [, [packed]] = args as [number, [Float32Array | null]];
      if (packed) paths.push(...pointsOf(packed, matrix));
    }
  });
  const info = metadata.info as { Title?: string; Language?: string };
  // pdf.js returns a Map, contrary to its types.
  const marks: unknown = await document.getMarkInfo();
  return {
    widthMm: (right - left) / POINTS_PER_MM,
    heightMm: (top - bottom) / POINTS_PER_MM,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    title: info.Title,
    language: info.Language,
    tagged: marks instanceof Map && marks.get('Marked') === true,
    paths,
  };
}

/**
 * Smallest distance in mm between a ring at 1:scale and the drawn paths with as many points, when the
 * first points coincide.
 *
 * @param ring metres, EPSG:25833, closed
 */
export function scaleErrorMm(
  paths: ReadPdf['paths'],
  ring: readonly (readonly [number, number])[],
  scale: number,
): number {
  const corners = ring.slice(0, -1);
  let best = Number.POSITIVE_INFINITY;
  for (const path of paths) {
    if (path.length < corners.length) continue;
    for (let shift = 0; shift < corners.length; shift += 1) {
      const error = Math.max(
        ...corners.map((_corner, index) => {
          const from = corners[(index + shift) % corners.length];
          const origin = corners[shift];
          const drawn = path[index];
          const start = path[0];
          if (!from || !origin || !drawn || !start) return Number.POSITIVE_INFINITY;
          const dx = ((from[0] - origin[0]) * 1000) / scale - (drawn[0] - start[0]);
          const dy = ((from[1] - origin[1]) * 1000) / scale - (drawn[1] - start[1]);
          return Math.hypot(dx, dy);
        }),
      );
      best = Math.min(best, error);
    }
  }
  return best;
}
