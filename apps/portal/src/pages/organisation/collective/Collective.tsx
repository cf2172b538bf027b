import type { CollectiveInvoice, CollectiveInvoices } from '@portal/api';
import { remainingCents } from '@portal/order-flow';
import { Badge } from '@portal/ui/badge';
import { DataTable } from '@portal/ui/data-table';
import type { DataColumn } from '@portal/ui/data-table';
import { DescriptionList } from '@portal/ui/description-list';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading, Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useMemo } from 'react';
import { useDate } from '../../../i18n/use-date.ts';
import { useFormatPrice } from '../../../i18n/use-price.ts';
import { useServices } from '../../../services/services.ts';
import { Await } from '../../common/Await.tsx';
import * as layout from '../../styles/layout.css.ts';
import { collectiveTexts } from './texts.ts';

const DAY = { dateStyle: 'medium' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

type Texts = (typeof collectiveTexts)['de'];
type Format = CollectiveInvoice['formats'][number];

/** What the columns need. */
interface ColumnContext {
  readonly t: Texts;
  readonly date: ReturnType<typeof useDate>;
  readonly formatPrice: ReturnType<typeof useFormatPrice>;
  readonly urlOf: (invoiceNumber: string, format: Format) => string;
}

/** Paid, or still open; of a credit note that it is one. */
function State({ invoice, t }: { invoice: CollectiveInvoice; t: Texts }): ReactElement {
  if (invoice.paidAt !== undefined) return <Badge tone="success">{t.paid}</Badge>;
  return invoice.kind === 'CREDIT_NOTE' ? (
    <Badge tone="neutral">{t.creditNote}</Badge>
  ) : (
    <Badge tone="warning">{t.unpaid}</Badge>
  );
}

function columnsOf(context: ColumnContext): readonly DataColumn<CollectiveInvoice>[] {
  const { t, date, formatPrice, urlOf } = context;
  const monthOf = ({ month }: CollectiveInvoice): string => date(`${month}-15`, MONTH);
  return [
    { id: 'month', header: t.month, cell: monthOf, sortValue: ({ month }) => month },
    { id: 'number', header: t.number, cell: ({ number }) => number },
    {
      id: 'sum',
      header: t.sum,
      align: 'end',
      cell: ({ priceGross }) => formatPrice(priceGross),
      sortValue: ({ priceGross }) => priceGross,
    },
    {
      id: 'due',
      header: t.due,
      cell: ({ kind, dueAt }) => (kind === 'INVOICE' ? date(dueAt, DAY) : '–'),
    },
    { id: 'state', header: t.state, cell: (invoice) => <State invoice={invoice} t={t} /> },
    {
      id: 'files',
      header: t.files,
      cell: (invoice) =>
        invoice.formats.length === 0
          ? t.awaited
          : invoice.formats.map((format, index) => (
              <span key={format}>
                {index > 0 && ' · '}
                <Link
                  href={urlOf(invoice.number, format)}
                  download
                  aria-label={t.fileOf(t[format], monthOf(invoice))}
                >
                  {t[format]}
                </Link>
              </span>
            )),
    },
  ];
}

/** What is open, and how much more can be ordered. */
function Account({ found }: { found: CollectiveInvoices }): ReactElement {
  const t = useComponentTexts(collectiveTexts);
  const formatPrice = useFormatPrice();
  const { account, unbilledCents = 0 } = found;
  if (!account) return <Text>{t.ended}</Text>;
  return (
    <>
      <Text>{t.about}</Text>
      <DescriptionList
        layout="inline"
        items={[
          { term: t.unbilled, description: formatPrice(unbilledCents) },
          { term: t.open, description: formatPrice(account.openCents) },
          { term: t.limit, description: formatPrice(account.limitCents) },
          { term: t.remaining, description: formatPrice(remainingCents(account)) },
        ]}
      />
    </>
  );
}

function Invoices({ invoices }: { invoices: readonly CollectiveInvoice[] }): ReactElement {
  const t = useComponentTexts(collectiveTexts);
  const date = useDate();
  const formatPrice = useFormatPrice();
  const { client } = useServices();
  const columns = useMemo(
    () => columnsOf({ t, date, formatPrice, urlOf: client.collectiveInvoiceUrl }),
    [t, date, formatPrice, client],
  );
  return (
    <DataTable
      caption={t.heading}
      captionHidden
      columns={columns}
      rows={invoices}
      rowKey={({ number }) => number}
      rowLabel={({ number }) => number}
      empty={<Text>{t.none}</Text>}
    />
  );
}

/** The collective invoices of the organisation, and what stands open; nothing where it never had any and may not have one (ORG-5). */
export function Collective(): ReactElement | null {
  const t = useComponentTexts(collectiveTexts);
  const { query } = useServices();
  const collective = useQuery(query('listCollectiveInvoices', {}));
  const id = useId();
  const { data } = collective;
  if (data && !data.account && data.invoices.length === 0 && data.unbilledCents === undefined) {
    return null;
  }
  return (
    <section className={layout.section} aria-labelledby={id}>
      <Heading id={id}>{t.heading}</Heading>
      <Await query={collective} loading="loading.orders">
        {(found) => (
          <>
            <Account found={found} />
            <Invoices invoices={found.invoices} />
          </>
        )}
      </Await>
    </section>
  );
}
