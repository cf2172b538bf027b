import type { Product } from '@portal/api';
import { canOrder, GUEST } from './trust.ts';

/** Whether a product is ordered without an account, where the state allows it at all (OPEN-2). Owner data never are. */
export function canOrderWithoutAccount(
  product: Pick<Product, 'sensitiveData' | 'minimalTrustLevel' | 'status' | 'withoutAccount'>,
): boolean {
  return product.withoutAccount === true && !product.sensitiveData && canOrder(product, GUEST);
}
