export { createLand } from './create-land.ts';
export { type Crs, crsUri, crsUrn, namesCrs } from './crs.ts';
export type * from './model.ts';
