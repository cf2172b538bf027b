import { readTextFile } from '../config/text-file.ts';
import type { ProductAccessibility } from './product-accessibility.ts';

/** The data of the product, which `pnpm generate:statement` writes; a test compares them with their sources (LAW-1). */
export const PRODUCT_ACCESSIBILITY: ProductAccessibility = JSON.parse(
  readTextFile(new URL('./product-accessibility.json', import.meta.url)),
);
