import type { BasketItem } from '@portal/order-flow';
import { useLanguages } from '@portal/ui/provider';
import { useCallback } from 'react';
import { useServices } from '../../../services/services.ts';
import { displayName } from '../../../i18n/language.ts';

/** Removes an item at once and offers undo, instead of asking first (FLOW-8). */
export function useRemoval(): (item: BasketItem, position: number) => void {
  const { orders, notifications } = useServices();
  const languages = useLanguages();
  return useCallback(
    (item, position) => {
      orders.dispatch({ type: 'removeProduct', key: item.key });
      notifications.show({
        id: `removed ${item.key}`,
        tone: 'success',
        message: 'summary.removed',
        values: { position, extract: displayName(item.product, languages) },
        action: {
          label: 'summary.undo',
          run: () => {
            orders.dispatch({ type: 'restoreProduct', item, position: position - 1 });
          },
        },
      });
    },
    [orders, notifications, languages],
  );
}
