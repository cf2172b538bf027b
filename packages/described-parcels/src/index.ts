export { describeParcel } from './describe.ts';
export { type Figure, figuresOf } from './figures.ts';
export type {
  DescribedBuilding,
  DescribedParcel,
  Description,
  DescriptionLanguage,
  Direction,
  Neighbour,
  Paragraph,
} from './model.ts';
export { neighbourNumber, type NumberedParcel } from './neighbour-number.ts';
export { numberPlace } from './number-place.ts';
export { describeInSentences } from './sentences.ts';
