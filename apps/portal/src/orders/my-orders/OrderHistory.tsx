import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { Await } from '../../pages/common/Await.tsx';
import { useOrderQuery } from '../use-order-query.ts';
import { CancelOrder } from '../CancelOrder.tsx';
import { DownloadList } from '../DownloadList.tsx';
import { InvoiceLink } from '../InvoiceLink.tsx';
import * as css from './OrdersTable.css.ts';
import { Timeline } from '../Timeline.tsx';

/** History, files and further actions of an order; loaded when it is opened. */
export function OrderHistory(props: {
  orderNumber: string;
  isCancellable: boolean;
  /** Whether to show a link to the order: the next action may already be one. */
  leadsToOrder: boolean;
}): ReactElement {
  const { orderNumber, isCancellable, leadsToOrder } = props;
  const text = useText();
  const order = useOrderQuery(orderNumber);
  return (
    <div className={css.history}>
      <Await query={order} loading="loading.order">
        {(found) => (
          <>
            <DownloadList order={found} hasArchiveLink />
            <Timeline order={found} />
            <div className={css.actions}>
              {leadsToOrder && (
                <Button asChild variant="secondary">
                  <a href={hrefOf(paths.review(orderNumber))}>{text('action.toReview')}</a>
                </Button>
              )}
              <InvoiceLink order={found} />
              {isCancellable && (
                <CancelOrder
                  orderNumber={orderNumber}
                  label={text('order.nameAction', {
                    action: text('action.cancelOrder'),
                    orderNumber,
                  })}
                />
              )}
            </div>
          </>
        )}
      </Await>
    </div>
  );
}
