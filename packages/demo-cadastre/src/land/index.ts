export { sheetsOf } from './booking-sheets.ts';
export { createLand } from './create-land.ts';
export { type Crs, crsUri, crsUrn, isCrs, namesCrs } from './crs.ts';
export { boxesIntersect, distanceToRing, isCorner } from './geometry.ts';
export { classBoundaries, formatLandEstimate, landEstimateOf } from './land-estimate.ts';
export { LAND_USE_NAMES } from './land-use-names.ts';
export type * from './model.ts';
export { formatParcelNumber } from './parcel-numbers.ts';
export { streetOf } from './street-of.ts';
