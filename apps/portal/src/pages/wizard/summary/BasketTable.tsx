import { basketTotal, initialApprovalStatus, isBasketFull } from '@portal/order-flow';
import type { BasketItem } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { OrderTable } from '@portal/ui/order-table';
import type { OrderColumn } from '@portal/ui/order-table';
import { useCallback, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useOrder, useServices } from '../../../app/services.ts';
import { displayName } from '../../../i18n/language.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ApprovalBadge } from '../../common/ApprovalBadge.tsx';
import { useMoney } from '../../common/use-money.ts';
import * as css from '../../Page.css.ts';
import { useGo } from '../use-wizard.ts';
import { itemFacts } from './item-facts.ts';
import { useRemoval } from './use-removal.ts';

type Columns = readonly [OrderColumn<BasketItem>, ...OrderColumn<BasketItem>[]];

const keyOf = (item: BasketItem): string => item.key;

function useColumns(): Columns {
  const text = useText();
  const money = useMoney();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'extract',
        header: text('order.extract'),
        cell: (item) => displayName(item.product, language),
      },
      {
        id: 'parcel',
        header: text('order.parcel'),
        cell: (item) => <span className={css.parcelChip}>{item.parcel.displayString}</span>,
      },
      {
        id: 'check',
        header: text('order.check'),
        cell: (item) => <ApprovalBadge status={initialApprovalStatus(item.product)} />,
      },
      {
        id: 'fee',
        header: text('order.fee'),
        align: 'end',
        cell: ({ provisioning: { price } }) =>
          price.status === 'known' ? money(price.price.priceGross) : text('price.failed'),
      },
    ],
    [text, money, language],
  );
}

/** The basket as a table, and what can be done with it (FLOW-8). */
export function BasketTable(): ReactElement {
  const { configuration } = useServices();
  const order = useOrder();
  const text = useText();
  const money = useMoney();
  const go = useGo();
  const remove = useRemoval();
  const [open, setOpen] = useState(false);
  const total = basketTotal(order.basket);
  const isFull = isBasketFull(order, configuration.basketMaximum);
  const details = useCallback(
    (item: BasketItem) => <DescriptionList layout="inline" items={itemFacts(text, item)} />,
    [text],
  );
  return (
    <>
      <OrderTable
        caption={text('summary.table')}
        columns={useColumns()}
        rows={order.basket}
        rowKey={keyOf}
        details={details}
        detailsOpen={open}
        onRemove={remove}
        total={{
          label: text('order.total'),
          value: total === null ? text('price.failed') : money(total),
        }}
        empty={<p>{text('summary.empty')}</p>}
      />
      <div className={css.actions}>
        <Button icon="plus" disabled={isFull} onClick={() => go({ type: 'newProduct' })}>
          {text('summary.addAnother')}
        </Button>
        {order.basket.length > 0 && (
          <Button variant="quiet" onClick={() => setOpen(!open)}>
            {text(open ? 'summary.hideDetails' : 'summary.showDetails')}
          </Button>
        )}
      </div>
      {isFull && (
        <p className={css.note}>
          {text('validation.CART_FULL', { maximum: configuration.basketMaximum })}
        </p>
      )}
    </>
  );
}
