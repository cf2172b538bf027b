export type * from './clause.ts';
export { type ListLine, readParcelList } from './list.ts';
export type { ParcelNumber } from './numbers.ts';
export { readWrittenParcels, type WrittenParcels } from './read.ts';
export { isSameName } from './vocabulary.ts';
