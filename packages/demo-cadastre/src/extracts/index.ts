export { DATA_FORMATS, type DataExtent, type DataFormat } from './data/model.ts';
export { drawOnThreads } from './drawing/draw-on-threads.ts';
export { drawHere, type DrawRequest, type Drawings } from './drawing/drawings.ts';
export { drawMapField, FIELD_AT, type MapFieldChoice } from './map/map-field.ts';
export type { MapSurface } from './map/map-drawing.ts';
export { isMap } from './model.ts';
export type * from './model.ts';
export { fitsPage, groundBoxAround } from './pdf/page-layout.ts';
export { openSeal, type Seal } from './seal/seal.ts';
