import type { Parcel } from '@portal/api';
import { Checkbox } from '@portal/ui/checkbox';
import { InlineMessage } from '@portal/ui/inline-message';
import { LoadingRegion } from '@portal/ui/loading-region';
import { Pagination } from '@portal/ui/pagination';
import { useAnnounce } from '@portal/ui/provider';
import { ResultsTable } from '@portal/ui/results-table';
import type { ResultColumn } from '@portal/ui/results-table';
import { Heading } from '@portal/ui/typography';
import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { expectsOneResult } from '../../../parcels/search-call.ts';
import { useOrderPart, useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import * as css from './SearchResults.css.ts';
import { Problem } from '../../common/Problem.tsx';
import { useProblemOutsideOrders } from '../../common/problem-text.ts';
import { ParcelPlace } from './ParcelPlace.tsx';
import { ResultsMapToggle } from './ResultsMapToggle.tsx';
import type { Search } from './use-search.ts';

// Lazy: few people order for several parcels.
const SeveralResults = lazy(async () => ({
  default: (await import('../several/SeveralResults.tsx')).SeveralResults,
}));

type Columns = readonly [ResultColumn<Parcel>, ...ResultColumn<Parcel>[]];

function useColumns(): Columns {
  const text = useText();
  const intl = useIntl();
  const { cadastralSections } = useServices().configuration;
  return useMemo(
    () => [
      {
        id: 'subdistrict',
        header: text('search.place'),
        cell: (parcel) => <ParcelPlace parcel={parcel} />,
      },
      ...(cadastralSections === 'NONE'
        ? []
        : [
            {
              id: 'section',
              header: text('search.section'),
              cell: (parcel: Parcel) => parcel.cadastralSection,
            },
          ]),
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
        cell: (parcel) => `${intl.formatNumber(parcel.area)}\u00A0m²`,
      },
    ],
    [text, intl, cadastralSections],
  );
}

/** Select one result, or several (BEY-7). */
function Results({ items, canHaveSeveral }: { items: readonly Parcel[]; canHaveSeveral: boolean }) {
  const { orders } = useServices();
  const chosen = useOrderPart(({ configuration }) => configuration.parcel);
  const several = useOrderPart(({ search }) => search.several);
  const columns = useColumns();
  const table = (
    <ResultsTable
      columns={columns}
      rows={items}
      rowKey={(parcel) => parcel.parcelId}
      rowLabel={(parcel) => parcel.displayString}
      selectedKey={chosen?.parcelId ?? null}
      onSelectedKeyChange={(_, parcel) => orders.dispatch({ type: 'chooseParcel', parcel })}
      loading={false}
    />
  );
  if (!canHaveSeveral || !several) return table;
  return (
    <Suspense fallback={table}>
      <SeveralResults columns={columns} items={items} />
    </Suspense>
  );
}

function FoundParcelsList(props: {
  items: readonly Parcel[];
  total: number;
  search: Search;
  map: { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void };
}): ReactElement {
  const { items, total, search } = props;
  const { orders, configuration: portal } = useServices();
  const several = useOrderPart(({ search: { several: isOn } }) => isOn);
  const page = useOrderPart(({ search: { page: shown } }) => shown);
  const limit = useOrderPart(({ search: { limit: most } }) => most);
  const isMapTab = useOrderPart(({ search: { type } }) => type === 'area' || type === 'coordinate');
  const inBasket = useOrderPart(({ basket }) => basket.length);
  const text = useText();
  const announce = useAnnounce();
  const canHaveSeveral = total > 1 && portal.basketMaximum - inBasket > 1;
  const heading = text('search.found', { total });
  useEffect(() => announce(heading, 'polite'), [announce, heading]);
  return (
    <>
      <Heading headingLevel={3}>{heading}</Heading>
      {!isMapTab && <ResultsMapToggle items={items} {...props.map} />}
      {canHaveSeveral && (
        <Checkbox
          label={text('search.several')}
          description={text('search.severalHint')}
          checked={several}
          onCheckedChange={(isOn) => orders.dispatch({ type: 'allowSeveral', several: isOn })}
        />
      )}
      <Results items={items} canHaveSeveral={canHaveSeveral} />
      <Pagination page={page} pageCount={Math.ceil(total / limit)} onPageChange={search.showPage} />
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

/** Search results: prompt, loading, results, no results or error (UI-6). */
export const SearchResults = memo(function SearchResults(props: { search: Search }) {
  const { search } = props;
  const { status, hits, error } = search;
  const messages = useOrderPart((order) => order.search.messages);
  const query = useOrderPart((order) => order.search.query);
  const text = useText();
  const messageOf = useProblemOutsideOrders();
  // Here, so that the map stays open while another page is loading.
  const [isOpen, onOpenChange] = useState(false);
  const map = { isOpen, onOpenChange };
  const isForOne = query !== null && expectsOneResult(query);
  if (status === 'loading') {
    const placeholder = isForOne ? css.resultPlaceholder : css.resultsPlaceholder;
    return <LoadingRegion label={text('loading.parcels')} className={placeholder} />;
  }
  if (status === 'failed') {
    const message = messageOf(error);
    return (
      <div className={isForOne ? undefined : css.messagePlaceholder}>
        <Problem error={error} message={message} onRetry={search.retry} />
      </div>
    );
  }
  if (hits && hits.total > 0) {
    const { items, total } = hits;
    return <FoundParcelsList items={items} total={total} search={search} map={map} />;
  }
  if (hits) {
    return (
      <div className={isForOne ? undefined : css.messagePlaceholder}>
        <NothingFound />
      </div>
    );
  }
  if (messages.length > 0) return null;
  return <InlineMessage tone="info">{text('search.prompt')}</InlineMessage>;
});
