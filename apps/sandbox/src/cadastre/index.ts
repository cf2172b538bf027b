export { drawOnThreads } from './drawing/draw-on-threads.ts';
export { cadastrePlugin } from './plugin.ts';
export { openSeal } from './seal/seal.ts';
export type * from './model.ts';
