export { formatPrice } from './formatPrice.ts';
export { Price } from './Price.tsx';
export type { PriceProps } from './Price.tsx';
