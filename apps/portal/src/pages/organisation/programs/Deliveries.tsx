import type { Program, WebhookDelivery } from '@portal/api';
import { Button } from '@portal/ui/button';
import { DataTable } from '@portal/ui/data-table';
import type { DataColumn } from '@portal/ui/data-table';
import { Disclosure } from '@portal/ui/disclosure';
import { InlineMessage } from '@portal/ui/inline-message';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { useDate } from '../../../i18n/use-date.ts';
import { hrefOf, paths } from '../../../routes/paths.ts';
import { useServices } from '../../../services/services.ts';
import { Problem } from '../../common/Problem.tsx';
import { useProblemOutsideOrders } from '../../common/problem-text.ts';
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

/** Says that requests were given up, and sends them again. */
function Resend({ programId, someDead }: { programId: string; someDead: boolean }): ReactElement {
  const t = useComponentTexts(programTexts);
  const { client, query } = useServices();
  const queryClient = useQueryClient();
  const messageOf = useProblemOutsideOrders();
  const message = useRef<HTMLDivElement>(null);
  const resend = useMutation({
    mutationFn: () => client.call('resendDeliveries', { path: { programId } }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: query('listPrograms', {}).queryKey }),
  });
  const { isSuccess } = resend;
  // The button with the focus is gone.
  useEffect(() => {
    if (isSuccess) message.current?.focus();
  }, [isSuccess]);
  return (
    <>
      <output>
        {isSuccess && (
          <InlineMessage ref={message} tabIndex={-1} tone="success">
            {t.resent}
          </InlineMessage>
        )}
      </output>
      {resend.isError && (
        <Problem
          error={resend.error}
          message={messageOf(resend.error)}
          onRetry={() => resend.mutate()}
        />
      )}
      {someDead && !isSuccess && (
        <InlineMessage
          tone="warning"
          actions={
            <Button
              size="small"
              variant="secondary"
              loading={resend.isPending}
              onClick={() => resend.mutate()}
            >
              {t.resend}
            </Button>
          }
        >
          {t.someDead}
        </InlineMessage>
      )}
    </>
  );
}

/** The last requests to the webhook of a program; when some were given up, a sentence and a button that sends them again (ORG-4). */
export function Deliveries({ program }: { program: Program }): ReactElement {
  const { id, name, deliveries, revokedAt } = program;
  const t = useComponentTexts(programTexts);
  const date = useDate();
  const columns = useMemo(() => columnsOf(t, date), [t, date]);
  const title = t.deliveries(deliveries.length);
  return (
    <>
      {revokedAt === undefined && (
        <Resend programId={id} someDead={deliveries.some(({ state }) => state === 'DEAD')} />
      )}
      <Disclosure summary={title} icon="info">
        <DataTable
          caption={`${title}: ${name}`}
          captionHidden
          columns={columns}
          rows={deliveries}
          rowKey={(one) => one.id}
          // Without any, there is no table.
          empty=""
          rowLabel={({ orderNumber }) => orderNumber}
        />
      </Disclosure>
    </>
  );
}
