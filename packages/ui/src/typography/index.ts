export type { HeadingLevel } from './types.ts';
