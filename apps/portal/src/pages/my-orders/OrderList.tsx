import type { OrderSummary } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { displayName } from '../../i18n/language.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useMoney } from '../common/use-money.ts';
import { nextAction, statusMessage } from './next-action.ts';
import * as css from './OrderList.css.ts';

function Entry({ order }: { order: OrderSummary }): ReactElement {
  const text = useText();
  const money = useMoney();
  const intl = useIntl();
  const language = useLanguage();
  const action = nextAction(order);
  const product = order.firstProduct && displayName(order.firstProduct, language);
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <h2 className={css.name}>{product ?? text('myOrders.order')}</h2>
        <Badge tone={order.orderStatus === 'CLOSED' ? 'neutral' : 'info'}>
          {text(statusMessage(order))}
        </Badge>
      </div>
      <DescriptionList
        layout="inline"
        items={[
          { term: text('order.number'), description: order.orderNumber, mono: true },
          {
            term: text('myOrders.date'),
            description: intl.formatDate(order.createdAt, { dateStyle: 'medium' }),
          },
          {
            term: text('order.parcel'),
            description:
              order.positionCount > 1
                ? text('myOrders.parcelAndMore', {
                    parcel: order.firstParcel ?? '',
                    count: order.positionCount - 1,
                  })
                : (order.firstParcel ?? ''),
          },
          { term: text('order.fee'), description: money(order.total.priceGross) },
        ]}
      />
      <Button asChild variant="secondary">
        <a href={hrefOf(action.path)} aria-label={`${text(action.label)}: ${order.orderNumber}`}>
          {text(action.label)}
        </a>
      </Button>
    </li>
  );
}

/** All orders of one person, newest first; without any, the way to the first one. */
export function OrderList(props: { list: readonly OrderSummary[] }): ReactElement {
  const text = useText();
  if (props.list.length === 0) {
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
  const sorted = props.list.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <ul className={css.list}>
      {sorted.map((order) => (
        <Entry key={order.orderNumber} order={order} />
      ))}
    </ul>
  );
}
