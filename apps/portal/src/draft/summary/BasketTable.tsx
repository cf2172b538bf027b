import { basketTotal, initialApprovalStatus, isBasketFull } from '@portal/order-flow';
import type { BasketItem } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { OrderTable } from '@portal/ui/order-table';
import { Price } from '@portal/ui/price';
import { useFocusReturn, useLanguages } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Text } from '@portal/ui/typography';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useDraft, useServices } from '../../services/services.ts';
import { displayName } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { DetailsToggle } from '../../orders/positions/DetailsToggle.tsx';
import { useOrderColumns } from '../../orders/positions/use-order-columns.tsx';
import { displayStringsOf } from '../../parcels/parcel-name.ts';
import { useStepDispatch } from '../use-wizard.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { ItemReference } from './ItemReference.tsx';
import { useRowActions } from './use-row-actions.ts';
import { type RemovedItem, useRemoval } from './use-removal.ts';

const keyOf = (item: BasketItem): string => item.key;

/** A notification announces the removal, with the name of the extract. */
const REMOVAL_NOT_ANNOUNCED = { removed: () => '' };

function factsOf(item: BasketItem) {
  const { product, parcel, furtherParcels, provisioning, additionalInfo } = item;
  const { price, digital, paper, copies, files } = provisioning;
  return {
    sheet: additionalInfo.userFormat?.userFormat ?? null,
    digital,
    files,
    copies: paper ? copies : 0,
    product,
    parcels: displayStringsOf(parcel, furtherParcels),
    approval: initialApprovalStatus(product, Boolean(additionalInfo.sensitiveData?.entitlement)),
    fee: price.status === 'known' ? price.price.priceGross : null,
  };
}

/** The same function at every render. */
const detailsOf = (item: BasketItem): ReactElement => (
  <Stack gap="small">
    <ItemDetails item={item} />
    <ItemReference item={item} />
  </Stack>
);

/** Restores the item that was removed last. It disappears with its press: the focus returns to where it came from. */
function Restore(props: {
  removed: RemovedItem;
  onRestore: (removed: RemovedItem) => void;
}): ReactElement {
  const { removed, onRestore } = props;
  const { item, position } = removed;
  const text = useText();
  const languages = useLanguages();
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button);
  return (
    <Button ref={button} variant="quiet" icon="retry" onClick={() => onRestore(removed)}>
      {text('summary.restore', { position, extract: displayName(item.product, languages) })}
    </Button>
  );
}

/** The basket as a table with its actions (FLOW-8). */
export function BasketTable(): ReactElement {
  const { configuration } = useServices();
  const draft = useDraft();
  const text = useText();
  const go = useStepDispatch();
  const { remove, last, restore } = useRemoval();
  const [open, setOpen] = useState(false);
  const total = basketTotal(draft.basket);
  const isFull = isBasketFull(draft, configuration.basketMaximum);
  return (
    <>
      <OrderTable
        caption={text('summary.table')}
        captionHidden
        {...useOrderColumns(factsOf)}
        rows={draft.basket}
        rowKey={keyOf}
        details={detailsOf}
        detailsOpen={open}
        rowActions={useRowActions(isFull)}
        onRemove={remove}
        texts={REMOVAL_NOT_ANNOUNCED}
        total={{
          label: text('order.total'),
          value: total === null ? text('price.failed') : <Price cents={total} />,
        }}
        empty={<p>{text('summary.empty')}</p>}
      />
      <Stack orientation="horizontal" gap="small">
        <Button icon="plus" disabled={isFull} onClick={() => go({ type: 'newProduct' })}>
          {text('summary.addAnother')}
        </Button>
        {draft.basket.length > 0 && <DetailsToggle open={open} onOpenChange={setOpen} />}
        {last && !isFull && <Restore removed={last} onRestore={restore} />}
      </Stack>
      {isFull && (
        <Text size="small" variant="soft">
          {text('validation.CART_FULL', { maximum: configuration.basketMaximum })}
        </Text>
      )}
    </>
  );
}
