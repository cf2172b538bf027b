import type { Category } from '@portal/api';

/** A category and its lowest fee in cents. */
export interface LowestFee {
  readonly category: Category;
  readonly cents: number;
}

/** The lowest fee of each category with a product that can be ordered, in the order of the categories. */
export function lowestFees(categories: readonly Category[]): LowestFee[] {
  return categories.flatMap((category) => {
    const fees = category.products
      .filter(({ status }) => status === 'ACTIVE')
      .flatMap(({ priceBasePdf, priceBasePaper }) => [
        priceBasePdf.priceGross,
        priceBasePaper.priceGross,
      ]);
    return fees.length > 0 ? [{ category, cents: Math.min(...fees) }] : [];
  });
}
