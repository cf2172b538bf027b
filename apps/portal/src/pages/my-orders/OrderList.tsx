import type { OrderPage } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Pagination } from '@portal/ui/pagination';
import { useComponentTexts } from '@portal/ui/provider';
import { StatePage } from '@portal/ui/state-page';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import * as css from './OrderControls.css.ts';
import { type OrderSearch, PAGE_SIZE } from './order-search.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { myOrdersTexts } from './texts.ts';

/** What the list shows to a person without any order: the way to the products. */
export function NoOrders(): ReactElement {
  const text = useText();
  const t = useComponentTexts(myOrdersTexts);
  return (
    <StatePage
      tone="info"
      heading={text('myOrders.empty')}
      actions={
        <Button asChild variant="primary" iconEnd="arrow-right">
          <a href={hrefOf(paths.extracts)}>{text('landing.orderAction')}</a>
        </Button>
      }
    >
      <p>{t.empty}</p>
    </StatePage>
  );
}

/** One page of the orders that were searched for. */
export function OrderList(props: {
  list: OrderPage;
  asked: OrderSearch;
  isBusy: boolean;
  onChange: (part: Partial<OrderSearch>) => void;
}): ReactElement {
  const { list, asked, isBusy, onChange } = props;
  const text = useText();
  const top = useRef<HTMLDivElement>(null);
  const { items, page, total } = list;
  const first = page * PAGE_SIZE;
  return (
    <div ref={top}>
      {items.length > 0 && (
        <OrdersTable
          orders={items}
          sort={asked.sort}
          isBusy={isBusy}
          onSort={(sort) => onChange({ sort })}
        />
      )}
      <div className={css.bottom}>
        <output>
          {items.length > 0
            ? text('myOrders.shown', { from: first + 1, to: first + items.length, total })
            : text('myOrders.none')}
        </output>
        {items.length === 0 && (
          <Button
            variant="secondary"
            onClick={() => onChange({ search: '', group: null, sort: asked.sort })}
          >
            {text('myOrders.showAll')}
          </Button>
        )}
        <Pagination
          className={css.pages}
          page={page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          onPageChange={(next) => {
            onChange({ page: next });
            top.current?.scrollIntoView({ block: 'start' });
          }}
        />
      </div>
    </div>
  );
}
