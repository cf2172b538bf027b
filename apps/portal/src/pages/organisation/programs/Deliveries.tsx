import type { WebhookDelivery } from '@portal/api';
import { DataTable } from '@portal/ui/data-table';
import type { DataColumn } from '@portal/ui/data-table';
import { Disclosure } from '@portal/ui/disclosure';
import { InlineMessage } from '@portal/ui/inline-message';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { type ReactElement, useMemo } from 'react';
import { useDate } from '../../../i18n/use-date.ts';
import { hrefOf, paths } from '../../../routes/paths.ts';
import { programTexts } from './texts.ts';

type Texts = (typeof programTexts)['de'];

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

const eventOf = ({ event }: WebhookDelivery, t: Texts): string =>
  ({ 'order.status': t.status, 'order.question': t.question, 'order.file': t.file })[event];

function stateOf({ state, attempts, lastStatus }: WebhookDelivery, t: Texts): string {
  const text = {
    WAITING: t.waiting(attempts),
    DELIVERED: t.delivered,
    DEAD: t.dead(attempts),
  }[state];
  return state === 'DELIVERED' || lastStatus === undefined
    ? text
    : `${text} (${t.answered(lastStatus)})`;
}

function columnsOf(
  t: Texts,
  date: ReturnType<typeof useDate>,
): readonly DataColumn<WebhookDelivery>[] {
  return [
    { id: 'time', header: t.time, cell: ({ createdAt }) => date(createdAt, TIME) },
    {
      id: 'order',
      header: t.order,
      cell: ({ orderNumber }) => (
        <Link href={hrefOf(paths.review(orderNumber))}>{orderNumber}</Link>
      ),
      filterText: ({ orderNumber }) => orderNumber,
    },
    { id: 'event', header: t.event, cell: (one) => eventOf(one, t) },
    { id: 'state', header: t.state, cell: (one) => stateOf(one, t) },
  ];
}

/** The last requests to the webhook of a program, and a sentence when some were given up (ORG-4). */
export function Deliveries(props: {
  name: string;
  deliveries: readonly WebhookDelivery[];
}): ReactElement {
  const { name, deliveries } = props;
  const t = useComponentTexts(programTexts);
  const date = useDate();
  const columns = useMemo(() => columnsOf(t, date), [t, date]);
  const title = t.deliveries(deliveries.length);
  return (
    <>
      {deliveries.some(({ state }) => state === 'DEAD') && (
        <InlineMessage tone="warning">{t.someDead}</InlineMessage>
      )}
      <Disclosure summary={title} icon="info">
        <DataTable
          caption={`${title}: ${name}`}
          captionHidden
          columns={columns}
          rows={deliveries}
          rowKey={({ id }) => id}
          // Without any, there is no table.
          empty=""
          rowLabel={({ orderNumber }) => orderNumber}
        />
      </Disclosure>
    </>
  );
}
