import type { OrderSummary } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Pagination } from '@portal/ui/pagination';
import { StatePage } from '@portal/ui/state-page';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import * as typography from '../styles/typography.css.ts';
import { OrderEntry } from './OrderEntry.tsx';
import * as css from './OrderList.css.ts';

/** So many orders are shown at once: a thousand of them in the page would take seconds to lay out. */
const PAGE_SIZE = 10;

function NothingYet(): ReactElement {
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

/** All orders of one person, newest first, page by page; without any, the way to the first one. */
export function OrderList(props: { list: readonly OrderSummary[] }): ReactElement {
  const { list } = props;
  const text = useText();
  const [wanted, setWanted] = useState(0);
  const top = useRef<HTMLParagraphElement>(null);
  if (list.length === 0) return <NothingYet />;
  const pageCount = Math.ceil(list.length / PAGE_SIZE);
  const shown = Math.min(wanted, pageCount - 1);
  const sorted = list.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const turnTo = (next: number): void => {
    setWanted(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <p ref={top} className={typography.note}>
        {text('myOrders.count', { total: list.length })}
      </p>
      <ul className={css.list}>
        {sorted.slice(shown * PAGE_SIZE, (shown + 1) * PAGE_SIZE).map((order) => (
          <OrderEntry key={order.orderNumber} order={order} />
        ))}
      </ul>
      <Pagination page={shown} pageCount={pageCount} onPageChange={turnTo} />
    </>
  );
}
