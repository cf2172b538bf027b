import { changedPosition, configurationsByExtract } from '@portal/order-flow';
import { useServices } from '../../services/services.ts';
import { useStepDispatch } from '../use-wizard.ts';
import { uniqueKey } from '../../browser/unique-key.ts';

/** Adds the configured extract to the basket; adding several at once can be undone (BEY-7). */
export function useAddToBasket(): () => void {
  const { draft, notifications } = useServices();
  const go = useStepDispatch();
  return () => {
    const order = draft.get();
    const { basket, configuration } = order;
    const isNew = changedPosition(order) === null;
    const count = configurationsByExtract(configuration).length;
    const before = new Set(basket.map(({ key }) => key));
    go({ type: 'addProduct', key: uniqueKey() });
    if (count < 2 || !isNew) return;
    const added = draft.get().basket.filter(({ key }) => !before.has(key));
    notifications.show({
      id: 'added',
      tone: 'success',
      message: 'summary.added',
      values: { count: added.length },
      action: {
        label: 'summary.undo',
        run: () => {
          const keys = added.map(({ key }) => key);
          go({ type: 'undoAddProducts', keys, configuration });
        },
      },
    });
  };
}
