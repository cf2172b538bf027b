export { drawExtract, UnknownParcelError } from './draw-extract.ts';
export { cadastrePlugin, type CadastreOptions } from './plugin.ts';
export type * from './order.ts';
