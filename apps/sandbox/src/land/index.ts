export { createLand } from './create-land.ts';
export { type Crs, crsUri, crsUrn, isCrs, namesCrs } from './crs.ts';
export type * from './model.ts';
