import type { PortalConfiguration } from '@portal/api';
import { canOrderWithoutAccount } from '@portal/order-flow';
import type { BasketItem } from '@portal/order-flow';

/** Whether a basket is ordered without an account: the state allows it, and every product does (OPEN-2). */
export function canOrderAsGuest(
  { ordersWithoutAccount }: Pick<PortalConfiguration, 'ordersWithoutAccount'>,
  basket: readonly Pick<BasketItem, 'product'>[],
): boolean {
  return (
    ordersWithoutAccount === true && basket.every(({ product }) => canOrderWithoutAccount(product))
  );
}
