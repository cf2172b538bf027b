import type { Order } from '@portal/api';
import { lazy } from 'react';
import type { ReactElement } from 'react';
import { OptionalBoundary } from '../../pages/common/OptionalBoundary.tsx';

const Conversations = lazy(async () => ({
  default: (await import('./Conversations.tsx')).Conversations,
}));

/** The conversation about an order; its code is loaded only where the authority has asked (DESK-2). */
export function OrderConversations({ order }: { order: Order }): ReactElement | null {
  if (order.orderPositions.every(({ messages }) => !messages)) return null;
  return (
    <OptionalBoundary>
      <Conversations order={order} />
    </OptionalBoundary>
  );
}
