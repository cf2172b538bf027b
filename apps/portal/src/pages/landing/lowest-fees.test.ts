import { describe, expect, it } from 'vitest';
import { categories } from '../../stories/fixtures/products.ts';
import { lowestFees } from './lowest-fees.ts';

const [maps, records] = categories;

describe('fees of the landing page (PAGE-11)', () => {
  it('are the lowest of each category, whether as PDF or on paper', () => {
    const [first] = maps?.products ?? [];
    if (!maps || !records || !first) throw new Error('The fixtures have no products');
    const onPaper = { ...first, priceBasePaper: { priceGross: 1900 } };
    const changed = [{ ...maps, products: [...maps.products, onPaper] }, records];
    expect(lowestFees(changed).map(({ category, cents }) => [category.id, cents])).toEqual([
      [maps.id, 1900],
      [records.id, 1100],
    ]);
  });

  it('leave out products that cannot be ordered, and categories without any', () => {
    const closed = categories.map((category) => ({
      ...category,
      products: category.products.map((product) => ({ ...product, status: 'INACTIVE' as const })),
    }));
    expect(lowestFees(closed)).toEqual([]);
  });
});
