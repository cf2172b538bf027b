import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

/** Resolution in dots per inch; lower than that of office printers and cameras. */
const RESOLUTION_DPI = 150;

const INCH_PT = 72;

/**
 * Renders the pages of a PDF and decodes the QR code on each.
 *
 * @returns the content of each page's code
 * @throws Error when a page has no readable code
 */
export async function scanCodes(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: RESOLUTION_DPI / INCH_PT });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const canvas = createCanvas(width, height);
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    found.push(decodeQR({ width, height, data }));
  }
  await task.destroy();
  return found;
}
