import { useParams, useSearchParams } from 'react-router-dom';

/** The order id in the address: the path segment or `?orderId=` (APP-1); null without one. */
export function useOrderId(): string | null {
  const { orderId } = useParams();
  const [search] = useSearchParams();
  return orderId ?? (search.get('orderId') || null);
}
