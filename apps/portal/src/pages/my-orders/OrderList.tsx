import type { OrderSummary } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Pagination } from '@portal/ui/pagination';
import { StatePage } from '@portal/ui/state-page';
import { Text } from '@portal/ui/typography';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { OrderEntry } from './OrderEntry.tsx';
import * as css from './OrderList.css.ts';

/** Orders per page: the layout of a thousand would take seconds. */
const PAGE_SIZE = 10;

function NoOrders(): ReactElement {
  const text = useText();
  return (
    <StatePage
      tone="info"
      heading={text('myOrders.empty')}
      actions={
        <Button asChild variant="primary">
          <a href={hrefOf(paths.extracts)}>{text('landing.orderAction')}</a>
        </Button>
      }
    />
  );
}

/** All orders of a person, newest first, in pages; without orders, a link to the products. */
export function OrderList(props: { list: readonly OrderSummary[] }): ReactElement {
  const { list } = props;
  const text = useText();
  const [requestedPage, setRequestedPage] = useState(0);
  const top = useRef<HTMLParagraphElement>(null);
  if (list.length === 0) return <NoOrders />;
  const pageCount = Math.ceil(list.length / PAGE_SIZE);
  const shown = Math.min(requestedPage, pageCount - 1);
  const sorted = list.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const turnTo = (next: number): void => {
    setRequestedPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <Text ref={top} size="small" variant="soft">
        {text('myOrders.count', { total: list.length })}
      </Text>
      <ul className={css.list}>
        {sorted.slice(shown * PAGE_SIZE, (shown + 1) * PAGE_SIZE).map((order) => (
          <OrderEntry key={order.orderNumber} order={order} />
        ))}
      </ul>
      <Pagination page={shown} pageCount={pageCount} onPageChange={turnTo} />
    </>
  );
}
