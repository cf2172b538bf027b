import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

/** As fine as an office printer and a phone's camera manage, in dots per inch. */
const FINENESS = 150;

const INCH_PT = 72;

/**
 * Prints the pages of an extract as pictures and reads the QR code on each, as a phone would: neither the drawing nor
 * the reading knows how the code was made.
 *
 * @returns what each page's code says
 * @throws Error when a page shows no code that can be read
 */
export async function scanCodes(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: FINENESS / INCH_PT });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const canvas = createCanvas(width, height);
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    found.push(decodeQR({ width, height, data }));
  }
  await task.destroy();
  return found;
}
