export { createLand } from './create-land.ts';
export type * from './model.ts';
