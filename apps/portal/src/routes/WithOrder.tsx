import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { useOrderId } from './use-order-id.ts';

/** Shows a page for the order of the address; without one there is only the start page (APP-2). */
export function WithOrder(props: { children: (orderId: string) => ReactNode }): ReactElement {
  const orderId = useOrderId();
  if (orderId === null) return <Navigate to={paths.start} replace />;
  return <>{props.children(orderId)}</>;
}
