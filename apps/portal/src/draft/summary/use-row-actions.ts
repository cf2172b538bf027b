import type { BasketItem } from '@portal/order-flow';
import type { RowAction } from '@portal/ui/order-table';
import { useLanguages } from '@portal/ui/provider';
import { useMemo } from 'react';
import { useServices } from '../../services/services.ts';
import { displayName } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStepDispatch } from '../use-wizard.ts';
import { uniqueKey } from '../../browser/unique-key.ts';

/** Changing and duplicating an item of the basket (JRN-7); the same array at every render. */
export function useRowActions(isFull: boolean): readonly RowAction<BasketItem>[] {
  const { draft, notifications } = useServices();
  const text = useText();
  const languages = useLanguages();
  const go = useStepDispatch();
  return useMemo(
    () => [
      {
        id: 'change',
        icon: 'edit',
        label: (position) => text('summary.change', { position }),
        onClick: ({ key }) => go({ type: 'changeProduct', key }),
      },
      {
        id: 'duplicate',
        icon: 'copy',
        label: (position) => text('summary.duplicate', { position }),
        disabled: isFull,
        onClick: ({ key, product }, position) => {
          draft.dispatch({ type: 'duplicateProduct', key, newKey: uniqueKey() });
          notifications.show({
            id: 'duplicated',
            tone: 'success',
            message: 'summary.duplicated',
            values: { position: position + 1, extract: displayName(product, languages) },
          });
        },
      },
    ],
    [draft, notifications, text, languages, go, isFull],
  );
}
