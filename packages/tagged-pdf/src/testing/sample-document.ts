import type { DocumentInfo } from '../document-info.ts';
import { PdfDocument } from '../pdf-document.ts';

/** What a document for tests says about itself. */
export const sampleInfo = (title: string): DocumentInfo => ({
  title,
  subject: `${title}: sample`,
  author: 'Amt',
  creator: 'Portal',
  language: 'de-DE',
  date: new Date(0),
});

/** A document with one heading. */
export async function drawSample(): Promise<Uint8Array> {
  const pdf = new PdfDocument(sampleInfo('Rechnung'));
  pdf.addPage({ width: 210, height: 297 });
  pdf.content(pdf.element('Sect'), 'H1', () =>
    pdf.text('Rechnung', [20, 20], { size: 10, color: [0] }),
  );
  return await pdf.finish();
}
