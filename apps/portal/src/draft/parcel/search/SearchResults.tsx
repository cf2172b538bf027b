import type { Parcel } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import { LoadingRegion } from '@portal/ui/loading-region';
import { useAnnounce, useFocusReturn } from '@portal/ui/provider';
import { ResultsTable } from '@portal/ui/results-table';
import type { ResultColumn } from '@portal/ui/results-table';
import { Heading, Text } from '@portal/ui/typography';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import { expectsOneResult } from '../../../parcels/search-call.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import * as css from './Hits.css.ts';
import * as placeholders from './SearchResults.css.ts';
import { Problem } from '../../../pages/common/Problem.tsx';
import { useProblemOutsideOrders } from '../../../pages/common/problem-text.ts';
import { ParcelPlace } from './ParcelPlace.tsx';
import { letterOf, MANY, PAGE_SIZES } from './letters.ts';
import type { Search, ShownHits } from './use-search.ts';

// Lazy: a link to a parcel finds one.
const HowMany = lazy(async () => ({ default: (await import('./HowMany.tsx')).HowMany }));

// Lazy: most searches find less than a page.
const HitTools = lazy(async () => ({ default: (await import('./HitTools.tsx')).HitTools }));
const Pagination = lazy(async () => ({
  default: (await import('@portal/ui/pagination')).Pagination,
}));

// Lazy: a link to a parcel shows its hits at once.
const Prompt = lazy(async () => ({ default: (await import('./Prompt.tsx')).Prompt }));

// Lazy: a link to a parcel, and most searches, find one.
const NothingFound = lazy(async () => ({
  default: (await import('./NothingFound.tsx')).NothingFound,
}));

// Lazy: few people order for several parcels.
const SeveralResults = lazy(async () => ({
  default: (await import('../SeveralResults.tsx')).SeveralResults,
}));

type Columns = readonly [ResultColumn<Parcel>, ...ResultColumn<Parcel>[]];

/** The letters belong to the rows of a page. */
function useColumns(items: readonly Parcel[]): Columns {
  const text = useText();
  const { cadastralSections } = useServices().configuration;
  return useMemo(
    () => [
      {
        id: 'subdistrict',
        header: text('search.place'),
        cell: (parcel) => <ParcelPlace parcel={parcel} letter={letterOf(items.indexOf(parcel))} />,
      },
      ...(cadastralSections === 'NONE'
        ? []
        : [
            {
              id: 'section',
              header: text('search.section'),
              card: 'none' as const,
              cell: (parcel: Parcel) => parcel.cadastralSection,
            },
          ]),
      {
        id: 'number',
        header: text('search.parcel'),
        cell: (parcel) => parcel.parcelNumber,
        mono: true,
        card: 'end',
      },
    ],
    [text, cadastralSections, items],
  );
}

/** The row that the pointer or the focus is on, here or on the map. */
export interface ActiveParcel {
  readonly activeId: string | null;
  readonly onActiveIdChange: (id: string | null) => void;
}

/** Select one result. The checkboxes replace it when they are loaded: the focus then returns to where it came from. */
function OneResult(props: ActiveParcel & { columns: Columns; items: readonly Parcel[] }) {
  const { activeId, onActiveIdChange, columns, items } = props;
  const { draft } = useServices();
  const chosen = useDraftPart(({ configuration }) => configuration.parcel);
  const table = useRef<HTMLTableElement>(null);
  useFocusReturn(table);
  return (
    <ResultsTable
      ref={table}
      activeKey={activeId}
      onActiveKeyChange={onActiveIdChange}
      columns={columns}
      rows={items}
      rowKey={(parcel) => parcel.parcelId}
      rowLabel={(parcel) => parcel.displayString}
      selectedKey={chosen?.parcelId ?? null}
      onSelectedKeyChange={(_, parcel) => draft.dispatch({ type: 'chooseParcel', parcel })}
      loading={false}
    />
  );
}

/** Select one result, or several (BEY-7). */
function Results(props: ActiveParcel & { items: readonly Parcel[]; canHaveSeveral: boolean }) {
  const { items, canHaveSeveral, activeId, onActiveIdChange } = props;
  const several = useDraftPart(({ search }) => search.several);
  // The table stays while the checkboxes are loaded; a fallback would be another table, without the focus.
  const isSeveral = useDeferredValue(canHaveSeveral && several);
  const columns = useColumns(items);
  const active = { activeKey: activeId, onActiveKeyChange: onActiveIdChange };
  const one = (
    <OneResult
      activeId={activeId}
      onActiveIdChange={onActiveIdChange}
      columns={columns}
      items={items}
    />
  );
  return (
    <Suspense fallback={one}>
      {isSeveral ? <SeveralResults {...active} columns={columns} items={items} /> : one}
    </Suspense>
  );
}

/** So many hits are in sight after a search. */
const IN_SIGHT = 6;

/** Part of the window in which hits are seen: below it is the bar. */
const SEEN = 0.88;

/** Hits beside the map move into the window as far as needed; below it, the map stays above them. */
function revealHits(hits: HTMLElement | null): void {
  const rows = hits?.querySelectorAll('tbody > tr');
  const last = rows?.item(Math.min(IN_SIGHT, rows.length) - 1) ?? hits;
  if (hits && last && last.getBoundingClientRect().bottom > window.innerHeight * SEEN) {
    hits.scrollIntoView();
  }
}

function FoundParcelsList(
  props: ActiveParcel & { shown: ShownHits; search: Search },
): ReactElement {
  const { shown, search, ...active } = props;
  const { items, total, found } = shown;
  const { configuration: portal } = useServices();
  const several = useDraftPart(({ search: { several: isOn } }) => isOn);
  const page = useDraftPart(({ search: { page: current } }) => current);
  const limit = useDraftPart(({ search: { limit: most } }) => most);
  const inBasket = useDraftPart(({ basket }) => basket.length);
  const text = useText();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const canHaveSeveral = found > 1 && portal.basketMaximum - inBasket > 1;
  const heading = text('search.found', { total: found });
  const from = Math.min(page * limit + 1, total);
  const range = text('search.range', { from, to: Math.min((page + 1) * limit, total), total });
  // The focus stays where the person works; one message says what is listed (PAGE-1).
  useEffect(() => announce(`${heading}. ${range}`, 'polite'), [announce, heading, range]);
  const isLong = found > MANY;
  // A list that is too long is first made shorter.
  const tools = (
    <Suspense fallback={<div className={css.toolsPlaceholder} data-open={isLong || undefined} />}>
      <HitTools found={found} />
    </Suspense>
  );
  const { takeAsked } = search;
  useEffect(() => {
    if (items.length > 0 && takeAsked()) revealHits(root.current);
  }, [takeAsked, items]);
  return (
    <div ref={root} className={css.hits}>
      <div className={css.head}>
        <Heading headingLevel={3}>{heading}</Heading>
        {canHaveSeveral && (
          <Suspense fallback={<div className={css.howMany} />}>
            <HowMany />
          </Suspense>
        )}
      </div>
      {canHaveSeveral && several && <Text size="small">{text('search.severalHint')}</Text>}
      {isLong && (
        <>
          <Text size="small">{text('search.many')}</Text>
          {tools}
        </>
      )}
      {total > 0 ? (
        <Results {...active} items={items} canHaveSeveral={canHaveSeveral} />
      ) : (
        <InlineMessage tone="info">{text('search.noneWithin')}</InlineMessage>
      )}
      <div className={css.pages}>
        <span>{range}</span>
        {total > limit && (
          <Suspense>
            <Pagination
              page={page}
              pageCount={Math.ceil(total / limit)}
              onPageChange={search.showPage}
            />
          </Suspense>
        )}
      </div>
      {!isLong && found > PAGE_SIZES[0] && tools}
    </div>
  );
}

/** Search results: prompt, loading, results, no results or error (UI-6). */
export const SearchResults = memo(function SearchResults(props: ActiveParcel & { search: Search }) {
  const { search, ...active } = props;
  const { status, hits, error } = search;
  const messages = useDraftPart((draft) => draft.search.messages);
  const query = useDraftPart((draft) => draft.search.query);
  const text = useText();
  const messageOf = useProblemOutsideOrders();
  const isForOne = query !== null && expectsOneResult(query);
  if (status === 'loading') {
    const placeholder = isForOne ? placeholders.resultPlaceholder : placeholders.resultsPlaceholder;
    return <LoadingRegion label={text('loading.parcels')} className={placeholder} />;
  }
  const hasFailed = status === 'failed';
  if (!hasFailed && hits && hits.found > 0) {
    return <FoundParcelsList {...active} shown={hits} search={search} />;
  }
  if (hasFailed || hits) {
    return (
      <div className={isForOne ? placeholders.messageOfOne : placeholders.message}>
        {hasFailed ? (
          <Problem error={error} message={messageOf(error)} onRetry={search.retry} />
        ) : (
          <Suspense>
            <NothingFound isPlace={query?.type === 'coordinate'} />
          </Suspense>
        )}
      </div>
    );
  }
  if (messages.length > 0) return null;
  return (
    <Suspense>
      <Prompt />
    </Suspense>
  );
});
