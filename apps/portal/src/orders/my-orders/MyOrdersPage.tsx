import { Button } from '@portal/ui/button';
import { Link } from '@portal/ui/link';
import { Stack } from '@portal/ui/stack';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { Await } from '../../pages/common/Await.tsx';
import { LoginNeeded } from '../../pages/common/LoginNeeded.tsx';
import { PageHeading } from '../../pages/common/PageHeading.tsx';
import * as css from './OrderControls.css.ts';
import { OrderControls } from './OrderControls.tsx';
import { NoOrders, OrderList } from './OrderList.tsx';
import { useOrderSearch } from './order-search.ts';
import * as table from './OrdersTable.css.ts';

function MyOrders(): ReactElement {
  const text = useText();
  const { asked, list, change } = useOrderSearch();
  usePageFocus(text('page.myOrders'), 'my-orders');
  const isWhole = asked.search === '' && asked.group === null;
  const hasNone = isWhole && list.data?.total === 0;
  return (
    <Stack>
      <div className={css.top}>
        <PageHeading>{text('page.myOrders')}</PageHeading>
        {/* Without any order the button is in the middle of the page. */}
        {!hasNone && (
          <Button asChild variant="primary" icon="plus">
            <a href={hrefOf(paths.extracts)}>{text('landing.orderAction')}</a>
          </Button>
        )}
      </div>
      {hasNone ? (
        <NoOrders />
      ) : (
        <div className={table.frame}>
          <OrderControls asked={asked} counts={list.data?.counts} onChange={change} />
          <Await query={list} loading="loading.orders" failure="failure.orders">
            {(found) => (
              <OrderList
                list={found}
                asked={asked}
                isBusy={list.isPlaceholderData}
                onChange={change}
              />
            )}
          </Await>
        </div>
      )}
      <p>
        <Link href={hrefOf(paths.personalData)}>{text('page.personalData')}</Link>
      </p>
    </Stack>
  );
}

/** The orders of the logged-in person, each with its next action (BEY-1, PAGE-12). */
export function MyOrdersPage(): ReactElement {
  return (
    <LoginNeeded>
      <MyOrders />
    </LoginNeeded>
  );
}
