import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createLand } from '../../land/index.ts';
import { drawSamples } from './sample-documents.ts';

/** Regenerates the pictures of all documents: `node apps/sandbox/src/cadastre/testing/draw-pictures.cli.ts`. */
const FOLDER = new URL('../../../../../docs/pictures/', import.meta.url);
const SCALE = 1;

for (const [name, bytes] of await drawSamples(createLand())) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // The canvas has the interface that pdf.js draws on, but not its type of the browser.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  await writeFile(new URL(`document-${name}.png`, FOLDER), await canvas.encode('png'));
  await task.destroy();
}
