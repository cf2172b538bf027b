import type { OrganisationOrder } from '@portal/api';
import { statusRow } from '@portal/order-flow';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DataTable } from '@portal/ui/data-table';
import type { DataColumn } from '@portal/ui/data-table';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text as Paragraph } from '@portal/ui/typography';
import { type ReactElement, useId, useMemo } from 'react';
import { useDate } from '../../i18n/use-date.ts';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import * as layout from '../styles/layout.css.ts';
import { csvOf } from './csv.ts';
import { organisationTexts } from './texts.ts';

const FILE_NAME = 'bestellungen.csv';

/** Browsers read the file after the click; then its memory is freed. */
const READ_MS = 60_000;

const DAY = { dateStyle: 'medium' } as const;

function save(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** An amount as German spreadsheets read it: without currency and separators of thousands. */
const amountOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** What the columns need. */
interface ColumnContext {
  readonly t: (typeof organisationTexts)['de'];
  readonly text: Text;
  readonly date: ReturnType<typeof useDate>;
  readonly formatPrice: ReturnType<typeof useFormatPrice>;
  readonly invoiceUrl: (orderNumber: string) => string;
}

function columnsOf(context: ColumnContext): readonly DataColumn<OrganisationOrder>[] {
  const { t, text, date, formatPrice, invoiceUrl } = context;
  const dayOf = ({ createdAt }: OrganisationOrder): string => date(createdAt, DAY);
  return [
    {
      id: 'order',
      header: t.order,
      cell: ({ orderNumber }) => (
        <Link href={hrefOf(paths.review(orderNumber))}>{orderNumber}</Link>
      ),
      filterText: ({ orderNumber }) => orderNumber,
    },
    {
      id: 'date',
      header: t.date,
      cell: dayOf,
      sortValue: ({ createdAt }) => createdAt,
      filterText: dayOf,
    },
    {
      id: 'sentBy',
      header: t.sentBy,
      cell: ({ sentBy }) => sentBy,
      sortValue: ({ sentBy }) => sentBy,
      filterText: ({ sentBy }) => sentBy,
    },
    {
      id: 'fileNumber',
      header: t.fileNumber,
      cell: ({ fileNumbers }) => fileNumbers.join(', '),
      sortValue: ({ fileNumbers }) => fileNumbers.join(', '),
      filterText: ({ fileNumbers }) => fileNumbers.join(' '),
    },
    {
      id: 'extracts',
      header: t.extracts,
      cell: ({ extracts }) => extracts.join('; '),
      filterText: ({ extracts }) => extracts.join(' '),
    },
    {
      id: 'status',
      header: t.status,
      cell: (order) => {
        const { badge, message } = statusRow(order);
        return <Badge tone={badge.tone}>{text(message)}</Badge>;
      },
    },
    {
      id: 'fee',
      header: t.fee,
      align: 'end',
      cell: ({ priceGross }) => formatPrice(priceGross),
      sortValue: ({ priceGross }) => priceGross,
    },
    {
      id: 'invoice',
      header: t.invoice,
      cell: ({ invoiceAvailable, orderNumber }) =>
        invoiceAvailable ? (
          <Link href={invoiceUrl(orderNumber)} download aria-label={t.invoiceOf(orderNumber)}>
            {t.invoice}
          </Link>
        ) : (
          '–'
        ),
    },
  ];
}

/** The orders of the organisation with a filter, invoices, and the export (ORG-3). */
export function OrganisationOrders({
  orders,
}: {
  orders: readonly OrganisationOrder[];
}): ReactElement {
  const t = useComponentTexts(organisationTexts);
  const text = useText();
  const date = useDate();
  const formatPrice = useFormatPrice();
  const { client } = useServices();
  const id = useId();
  const columns = useMemo(
    () => columnsOf({ t, text, date, formatPrice, invoiceUrl: client.invoiceUrl }),
    [t, text, date, formatPrice, client],
  );
  const exportAll = (): void => {
    const head = [t.order, t.date, t.sentBy, t.fileNumber, t.extracts, t.status, t.fee];
    const rows = orders.map((order) => [
      order.orderNumber,
      date(order.createdAt, DAY),
      order.sentBy,
      order.fileNumbers.join(', '),
      order.extracts.join(', '),
      text(statusRow(order).message),
      amountOf(order.priceGross),
    ]);
    save(csvOf([head, ...rows]));
  };
  return (
    <section className={layout.section} aria-labelledby={id}>
      <Heading id={id}>{t.orders}</Heading>
      {orders.length > 0 && (
        <>
          <Paragraph>{t.ordersText}</Paragraph>
          <Stack orientation="horizontal" gap="small">
            <Button variant="secondary" icon="download" onClick={exportAll}>
              {t.export}
            </Button>
          </Stack>
        </>
      )}
      <DataTable
        caption={t.orders}
        captionHidden
        columns={columns}
        rows={orders}
        rowKey={({ orderNumber }) => orderNumber}
        rowLabel={({ orderNumber }) => orderNumber}
        empty={<Paragraph>{t.none}</Paragraph>}
      />
    </section>
  );
}
