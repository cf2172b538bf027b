import { writeFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderPage } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import { drawSamples } from './sample-documents.ts';

/** Regenerates the pictures of all documents, and the sample sheets of the products: `pnpm generate:documents`. */
const FOLDER = new URL('../../../../../docs/pictures/', import.meta.url);
const BRAND = new URL('../../../../../states/lindenmark/brand/', import.meta.url);

/** A sheet of A4 is 714 px wide: titles and numbers can be read on a page that shows it at half its size. */
const SAMPLE_SCALE = 1.2;
const SAMPLE_QUALITY = 0.8;

const bytesOf = (address: string): Buffer =>
  Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** The issuer of the pictures, as the state pack of the demo state names it. */
const issuer = {
  state: 'Land Lindenmark',
  name: 'Landesamt für Vermessung Lindenmark',
  contact: 'Am Messtisch 4, 12999 Lindenstadt · kataster@lindenmark.example',
  termsOfReuse: 'Weitergabe nur unverändert und mit der Quelle: © Vermessung Lindenmark.',
};

for (const [name, bytes] of await drawSamples(createLand({ issuer }))) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const canvas = await renderPage(document, 1, 1);
  await writeFile(new URL(`document-${name}.png`, FOLDER), bytesOf(canvas.toDataURL('image/png')));
  if (/(?:map|record)$/.test(name)) {
    const sample = await renderPage(document, 1, SAMPLE_SCALE);
    const picture = bytesOf(sample.toDataURL('image/webp', SAMPLE_QUALITY));
    await writeFile(new URL(`sample-${name}.webp`, BRAND), picture);
  }
  await task.destroy();
}
