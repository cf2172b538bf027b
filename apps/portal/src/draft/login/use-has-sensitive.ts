import type { Product } from '@portal/api';
import { canOrder } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

const needsOnlineId = (product: Product): boolean =>
  product.status === 'ACTIVE' && !canOrder(product, { trustLevel: 'LEVEL_3' });

/** Whether the state has extracts that need the online ID card; true until its products are known. */
export function useHasSensitive(): boolean {
  const { query } = useServices();
  const { data } = useQuery(query('listCategories', {}));
  const all = data?.flatMap(({ products }) => products);
  return all?.some((product) => needsOnlineId(product)) ?? true;
}
