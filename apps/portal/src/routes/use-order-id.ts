import { readCode } from '@portal/order-flow';
import { useParams, useSearchParams } from 'react-router-dom';
import { pathValue } from './path-value.ts';

/**
 * The order id in the address: the path segment, `?orderId=` or `?orderNumber=` (APP-1), also with blanks, brackets or small letters of a pasted link
 * (FIND-2); null without one.
 */
export function useOrderId(): string | null {
  const { orderId } = useParams();
  const [search] = useSearchParams();
  const given = pathValue(orderId) ?? search.get('orderId') ?? search.get('orderNumber') ?? '';
  return readCode(given) ?? (given || null);
}
