import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Creates the canvases of pdf.js, which does not type it; in Node they have the interface of the browser's. */
interface CanvasFactory {
  readonly create: (width: number, height: number) => { readonly canvas: HTMLCanvasElement };
}

/**
 * Renders a page of a PDF.
 *
 * @param number of the page, from 1
 * @param scale pixels for each point (1/72 inch)
 */
export async function renderPage(
  document: PDFDocumentProxy,
  number: number,
  scale: number,
): Promise<HTMLCanvasElement> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as CanvasFactory;
  const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return canvas;
}
