import type { Parcel } from '@portal/order-flow';
import { InlineMessage } from '@portal/ui/inline-message';
import { LoadingRegion } from '@portal/ui/loading-region';
import { Pagination } from '@portal/ui/pagination';
import { useAnnounce } from '@portal/ui/provider';
import { ResultsTable } from '@portal/ui/results-table';
import type { ResultColumn } from '@portal/ui/results-table';
import { useEffect, useMemo } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useOrder, useServices } from '../../../app/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import * as css from '../../Page.css.ts';
import { Problem } from '../../common/Problem.tsx';
import type { Search } from './use-search.ts';

type Columns = readonly [ResultColumn<Parcel>, ...ResultColumn<Parcel>[]];

function useColumns(): Columns {
  const text = useText();
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'subdistrict',
        header: text('search.subdistrict'),
        cell: (parcel) => parcel.localSubdistrict,
      },
      { id: 'section', header: text('search.section'), cell: (parcel) => parcel.cadastralSection },
      {
        id: 'number',
        header: text('search.parcel'),
        cell: (parcel) => parcel.parcelNumber,
        mono: true,
      },
      {
        id: 'area',
        header: text('search.area'),
        align: 'end',
        cell: (parcel) => `${intl.formatNumber(parcel.area)} m²`,
      },
    ],
    [text, intl],
  );
}

function Found(props: { items: readonly Parcel[]; total: number; search: Search }): ReactElement {
  const { items, total, search } = props;
  const { orders } = useServices();
  const { configuration, search: state } = useOrder();
  const text = useText();
  const announce = useAnnounce();
  const heading = text('search.found', { total });
  useEffect(() => announce(heading, 'polite'), [announce, heading]);
  return (
    <>
      <h3 className={css.smallHeading}>{heading}</h3>
      <ResultsTable
        columns={useColumns()}
        rows={items}
        rowKey={(parcel) => parcel.parcelId}
        rowLabel={(parcel) => parcel.displayString}
        selectedKey={configuration.parcel?.parcelId ?? null}
        onSelectedKeyChange={(_, parcel) => orders.dispatch({ type: 'chooseParcel', parcel })}
        busy={false}
      />
      <Pagination
        page={state.page}
        pageCount={Math.ceil(total / state.limit)}
        onPageChange={search.showPage}
      />
    </>
  );
}

function NothingFound(): ReactElement {
  const text = useText();
  const announce = useAnnounce();
  const none = text('search.none');
  useEffect(() => announce(none, 'polite'), [announce, none]);
  return (
    <InlineMessage tone="info">
      {none}
      <p>{text('search.noneAdvice')}</p>
    </InlineMessage>
  );
}

/** What the search brought: a prompt, waiting, hits, none, or a failure (UI-6). */
export function SearchResults({ search }: { search: Search }): ReactElement | null {
  const { result, messages } = useOrder().search;
  const text = useText();
  if (result.status === 'loading') return <LoadingRegion title={text('loading.parcels')} />;
  if (result.status === 'failed') {
    return <Problem error={search.error} onRetry={search.retry} />;
  }
  if (result.status === 'found' && result.data.total > 0) {
    return <Found items={result.data.items} total={result.data.total} search={search} />;
  }
  if (result.status === 'found') {
    return <NothingFound />;
  }
  if (messages.length > 0) return null;
  return <InlineMessage tone="info">{text('search.prompt')}</InlineMessage>;
}
