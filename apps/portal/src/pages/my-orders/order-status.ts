import type { OrderSummary } from '@portal/api';
import type { BadgeProps } from '@portal/ui/badge';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

const OPEN: Readonly<Record<Exclude<OrderSummary['orderStatus'], 'CLOSED'>, Look>> = {
  CREATED: { tone: 'info', icon: 'hourglass' },
  APPROVAL_PENDING: { tone: 'info', icon: 'hourglass' },
  APPROVED: { tone: 'warning', icon: 'clock' },
  READY_FOR_DELIVERY: { tone: 'info', icon: 'hourglass' },
  GENERATION_COMPLETED: { tone: 'success', icon: 'check-circle' },
};

const CLOSED: Readonly<Record<NonNullable<OrderSummary['closeResolution']>, Look>> = {
  COMPLETED: { tone: 'success', icon: 'check-circle' },
  REJECTED: { tone: 'neutral', icon: 'x-circle' },
  CANCELLED: { tone: 'neutral', icon: 'x-circle' },
  EXPIRED: { tone: 'neutral', icon: 'clock' },
};

/** Colour and icon of the status of an order; the text says the same. */
export function lookOf(order: Pick<OrderSummary, 'orderStatus' | 'closeResolution'>): Look {
  if (order.orderStatus !== 'CLOSED') return OPEN[order.orderStatus];
  return CLOSED[order.closeResolution ?? 'COMPLETED'];
}
