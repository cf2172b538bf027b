export { formatPrice } from './format-price.ts';
export type { PriceFormat } from './format-price.ts';
export { Price } from './Price.tsx';
export type { PriceProps } from './Price.tsx';
