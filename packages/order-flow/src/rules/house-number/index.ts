export * from './house-number.ts';
export { parseHouseNumber } from './parse.ts';
export { printHouseNumber } from './print.ts';
export * from './split.ts';
