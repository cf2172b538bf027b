export { cadastrePlugin } from './plugin.ts';
export type * from './model.ts';
