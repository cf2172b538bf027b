export { createLand, type LandOptions } from './create-land.ts';
export type * from './model.ts';
