import { useParams, useSearchParams } from 'react-router-dom';

/** The order of the address: the path's segment, or `?orderId=` of the other reading (APP-1); null without. */
export function useOrderId(): string | null {
  const { orderId } = useParams();
  const [search] = useSearchParams();
  return orderId ?? (search.get('orderId') || null);
}
