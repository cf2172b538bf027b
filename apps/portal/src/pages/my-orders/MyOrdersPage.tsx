import { Link } from '@portal/ui/link';
import { Stack } from '@portal/ui/stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { Await } from '../common/Await.tsx';
import { LoginNeeded } from '../common/LoginNeeded.tsx';
import { allOrders } from './all-orders.ts';
import { OrderList } from './OrderList.tsx';
import { PageHeading } from '../common/PageHeading.tsx';

function MyOrders(): ReactElement {
  const { client, query } = useServices();
  const text = useText();
  const list = useQuery({
    queryKey: [...query('listOrders', {}).queryKey, 'all'],
    queryFn: ({ signal }) =>
      allOrders((part) => client.call('listOrders', { query: part }, signal)),
  });
  usePageFocus(text('page.myOrders'), 'my-orders');
  return (
    <Stack>
      <PageHeading>{text('page.myOrders')}</PageHeading>
      <Await query={list} loading="loading.orders" failure="failure.orders">
        {(found) => <OrderList list={found} />}
      </Await>
      <p>
        <Link href={hrefOf(paths.personalData)}>{text('page.personalData')}</Link>
      </p>
    </Stack>
  );
}

/** The orders of the logged-in person, each with its next action (BEY-1). */
export function MyOrdersPage(): ReactElement {
  return (
    <LoginNeeded>
      <MyOrders />
    </LoginNeeded>
  );
}
