export { formatPrice } from './format-price.ts';
export { Price } from './Price.tsx';
export type { PriceProps } from './Price.tsx';
