import { type DocumentInfo, PdfDocument } from '@portal/tagged-pdf';

/** Starts a German document of the cadastre of the demo state. */
export const startDocument = (
  info: Pick<DocumentInfo, 'title' | 'subject' | 'date' | 'isToScale'>,
): PdfDocument =>
  new PdfDocument({
    author: 'Liegenschaftskataster (Demonstration)',
    creator: 'Liegenschaftskataster',
    language: 'de-DE',
    ...info,
  });
