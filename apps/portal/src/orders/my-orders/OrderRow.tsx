import type { OrderSummary } from '@portal/api';
import { statusRow } from '@portal/order-flow';
import { Badge } from '@portal/ui/badge';
import { Icon } from '@portal/ui/icons';
import { Price } from '@portal/ui/price';
import { ROLE } from '@portal/ui/table';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { nextAction } from '../next-action.ts';
import { useDate } from '../../i18n/use-date.ts';
import { formatOf, formatText } from '../positions/format-text.ts';
import { ParcelChip } from '../positions/ParcelChip.tsx';
import { useOrderAgain } from '../use-order-again.ts';
import { NextStep } from './NextStep.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import * as css from './OrdersTable.css.ts';

function Status({ order }: { order: OrderSummary }): ReactElement {
  const text = useText();
  const date = useDate();
  const { payableUntil, answerUntil, rejectedCount = 0, positionCount } = order;
  const { badge, message } = statusRow(order);
  return (
    <>
      <Badge {...badge}>{text(message)}</Badge>
      {payableUntil && (
        <span className={css.below}>
          {text('myOrders.payUntil', {
            date: date(payableUntil, { day: 'numeric', month: 'long' }),
          })}
        </span>
      )}
      {answerUntil && (
        <span className={css.below}>
          {text('myOrders.answerUntil', {
            date: date(answerUntil, { day: 'numeric', month: 'long' }),
          })}
        </span>
      )}
      {rejectedCount > 0 && rejectedCount < positionCount && (
        <span className={css.below}>{text('myOrders.rejected', { count: rejectedCount })}</span>
      )}
    </>
  );
}

function OrderAgain(props: { orderNumber: string; label: string }): ReactElement {
  const { orderNumber, label } = props;
  const { orderAgain, isPending } = useOrderAgain();
  return (
    <button
      type="button"
      className={css.iconButton}
      aria-label={label}
      title={label}
      aria-busy={isPending || undefined}
      onClick={isPending ? undefined : () => orderAgain({ orderNumber })}
    >
      <Icon name="retry" />
    </button>
  );
}

/** One order with its next step; its history and what else can be done are below it, on demand (PAGE-12, BEY-1). */
export function OrderRow({ order }: { order: OrderSummary }): ReactElement {
  const text = useText();
  const date = useDate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { orderNumber, firstProduct, firstExtract, positionCount } = order;
  const named = (label: MessageId): string =>
    text('order.nameAction', { action: text(label), orderNumber });
  const toggle = named(isOpen ? 'timeline.hide' : 'timeline.show');
  return (
    <>
      <tr {...ROLE.row} className={css.row} data-open={isOpen || undefined}>
        <th {...ROLE.rowHeader} className={css.orderCell}>
          <span>{date(order.createdAt, { dateStyle: 'medium' })}</span>
          <span className={css.number} translate="no">
            {orderNumber}
          </span>
        </th>
        <td {...ROLE.cell} className={css.productCell}>
          {firstProduct ? <ConfiguredText text={namesOf(firstProduct)} /> : text('myOrders.order')}
          {firstExtract && (
            <span className={css.extract}>{formatText(text, formatOf(firstExtract))}</span>
          )}
          {order.references && order.references.length > 0 && (
            <span className={css.below} translate="no">
              {order.references.join(', ')}
            </span>
          )}
          {positionCount > 1 && (
            <span className={css.below}>
              {text('myOrders.andMore', { count: positionCount - 1 })}
            </span>
          )}
        </td>
        <td {...ROLE.cell} className={css.parcelCell}>
          {order.firstParcel && (
            <ParcelChip
              parcels={[order.firstParcel, ...(firstExtract?.furtherParcels ?? [])]}
              folds
            />
          )}
        </td>
        <td {...ROLE.cell} className={css.statusCell}>
          <Status order={order} />
        </td>
        <td {...ROLE.cell} className={css.feeCell}>
          <Price cents={order.total.priceGross} />
        </td>
        <td {...ROLE.cell} className={css.stepCell}>
          <div className={css.steps}>
            <NextStep order={order} />
            {!statusRow(order).hasOnlyOrderAgain && (
              <OrderAgain orderNumber={orderNumber} label={named('action.orderAgain')} />
            )}
            <button
              type="button"
              className={css.toggle}
              aria-label={toggle}
              title={toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
            </button>
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr {...ROLE.row} id={id} className={css.detailsRow}>
          <td {...ROLE.cell} colSpan={6} className={css.details}>
            <OrderHistory
              orderNumber={orderNumber}
              isCancellable={order.cancellable === true}
              leadsToOrder={nextAction(order).path !== paths.review(orderNumber)}
            />
          </td>
        </tr>
      )}
    </>
  );
}
