import { writeFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderPage } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import { drawSamples } from './sample-documents.ts';

/** Regenerates the pictures of all documents: `pnpm generate:documents`. */
const FOLDER = new URL('../../../../../docs/pictures/', import.meta.url);
const PREFIX = 'data:image/png;base64,';

for (const [name, bytes] of await drawSamples(createLand())) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const canvas = await renderPage(await task.promise, 1, 1);
  const png = Buffer.from(canvas.toDataURL('image/png').slice(PREFIX.length), 'base64');
  await writeFile(new URL(`document-${name}.png`, FOLDER), png);
  await task.destroy();
}
