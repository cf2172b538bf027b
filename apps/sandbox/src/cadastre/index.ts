export { drawExtract, UnknownParcelError } from './documents/draw-extract.ts';
export { cadastrePlugin, type CadastreOptions } from './plugin.ts';
export type * from './model.ts';
