import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';
import { renderPage } from '@portal/tagged-pdf/testing';

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
    const canvas = await renderPage(document, number, RESOLUTION_DPI / INCH_PT);
    const { width, height } = canvas;
    const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
    if (!image) throw new Error(`Page ${number} was not rendered.`);
    found.push(decodeQR({ width, height, data: image.data }));
  }
  await task.destroy();
  return found;
}
