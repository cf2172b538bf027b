export { paletteOf } from '../pdf/palette.ts';
export { checkContrast } from './check-contrast.ts';
export { drawSamples } from './sample-documents.ts';
export { samplePosition } from './sample-position.ts';
