export { paletteOf } from '../pdf/palette.ts';
export { checkContrast } from './check-contrast.ts';
export { checkPdfUa } from './check-pdf-ua.ts';
export { CYRILLIC, GREEK, LETTERS, SEQUENCES, SIGNS } from './din-91379.ts';
export { CHECKPOINTS, checkpointViolations } from './matterhorn.ts';
export { readPdf } from './read-pdf.ts';
export { drawSamples } from './sample-documents.ts';
export { samplePosition } from './sample-position.ts';
