export { createLand, type LandOptions } from './create-land.ts';
export type * from './model.ts';
export { formatParcelNumber } from './parcel-numbers.ts';
