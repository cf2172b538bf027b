import type { BasketItem } from '@portal/order-flow';
import { useAnnounce, useLanguages } from '@portal/ui/provider';
import { useCallback } from 'react';
import { useServices } from '../../../services/services.ts';
import { displayName } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';

/** Removes an item at once and offers undo, instead of asking first (FLOW-8). */
export function useRemoval(): (item: BasketItem, position: number) => void {
  const { orders, notifications } = useServices();
  const languages = useLanguages();
  const announce = useAnnounce();
  const text = useText();
  return useCallback(
    (item, position) => {
      const extract = displayName(item.product, languages);
      orders.dispatch({ type: 'removeProduct', key: item.key });
      notifications.show({
        id: `removed ${item.key}`,
        tone: 'success',
        message: 'summary.removed',
        values: { position, extract },
        action: {
          label: 'summary.undo',
          run: () => {
            orders.dispatch({ type: 'restoreProduct', item, position: position - 1 });
            announce(text('summary.restored', { position, extract }), 'polite');
          },
        },
      });
    },
    [orders, notifications, languages, announce, text],
  );
}
