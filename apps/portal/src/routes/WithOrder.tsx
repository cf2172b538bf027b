import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { useOrderId } from './use-order-id.ts';

/** Renders a page for the order id in the address; without one it redirects to the start page (APP-2). */
export function WithOrder(props: { children: (orderId: string) => ReactNode }): ReactElement {
  const orderId = useOrderId();
  if (orderId === null) return <Navigate to={paths.start} replace />;
  return <>{props.children(orderId)}</>;
}
