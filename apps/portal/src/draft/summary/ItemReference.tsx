import type { BasketItem } from '@portal/order-flow';
import { TextField } from '@portal/ui/text-field';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';

/** The longest reference of the contract. */
const LONGEST = 40;

/** The customer's own reference of an item, such as the number of a file (PAGE-6). */
export function ItemReference({ item }: { item: BasketItem }): ReactElement {
  const { draft } = useServices();
  const text = useText();
  return (
    <TextField
      label={text('order.reference')}
      hint={text('order.referenceHint')}
      requirement="optional"
      maxLength={LONGEST}
      widthInCharacters={20}
      value={item.reference ?? ''}
      onValueChange={(reference) =>
        draft.dispatch({ type: 'setItemReference', key: item.key, reference })
      }
    />
  );
}
