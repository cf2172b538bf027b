import type { BasketItem } from '@portal/order-flow';
import { useAnnounce, useLanguages } from '@portal/ui/provider';
import { useCallback, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { displayName } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';

/** An item that was removed; positions count from 1. */
export interface RemovedItem {
  readonly item: BasketItem;
  readonly position: number;
}

/** Removing items of the basket, and taking it back. */
export interface Removal {
  readonly remove: (item: BasketItem, position: number) => void;
  /** The item that was removed last, which can still be restored when its notice has closed (WCAG 2.2.1); null without one. */
  readonly last: RemovedItem | null;
  readonly restore: (removed: RemovedItem) => void;
}

/** Removes an item at once and offers undo, instead of asking first (FLOW-8). */
export function useRemoval(): Removal {
  const { draft, notifications } = useServices();
  const languages = useLanguages();
  const announce = useAnnounce();
  const text = useText();
  const [last, setLast] = useState<RemovedItem | null>(null);
  const restore = useCallback(
    ({ item, position }: RemovedItem) => {
      const extract = displayName(item.product, languages);
      setLast(null);
      notifications.close(`removed ${item.key}`);
      draft.dispatch({ type: 'restoreProduct', item, position: position - 1 });
      announce(text('summary.restored', { position, extract }), 'polite');
    },
    [draft, notifications, languages, announce, text],
  );
  const remove = useCallback(
    (item: BasketItem, position: number) => {
      const removed = { item, position };
      draft.dispatch({ type: 'removeProduct', key: item.key });
      setLast(removed);
      notifications.show({
        id: `removed ${item.key}`,
        tone: 'success',
        message: 'summary.removed',
        values: { position, extract: displayName(item.product, languages) },
        action: { label: 'summary.undo', run: () => restore(removed) },
      });
    },
    [draft, notifications, languages, restore],
  );
  return { remove, last, restore };
}
