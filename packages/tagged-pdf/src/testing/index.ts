export { checkPdfUa, rolesOf, streamsOf } from './check-pdf-ua.ts';
export { CYRILLIC, GREEK, LETTERS, SEQUENCES, SIGNS } from './din-91379.ts';
export { CHECKPOINTS, checkpointViolations } from './matterhorn.ts';
export {
  type PdfContent,
  type PdfPageContent,
  type PlacedText,
  readLetters,
  readPdf,
} from './read-pdf.ts';
export { renderPage } from './render-page.ts';
