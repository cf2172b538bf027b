import type { PortalConfiguration } from '@portal/api';
import { canGoNext } from '@portal/order-flow';
import type { SearchQuery, SearchType } from '@portal/order-flow';
import { preloadMap } from '@portal/ui/map-preview';
import { ParcelSearch } from '@portal/ui/parcel-search';
import type {
  LoadedItems,
  ParcelSearchForm,
  ParcelSearchType,
  ParcelSearchValues,
} from '@portal/ui/parcel-search';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useDraftPart, useServices } from '../../services/services.ts';
import { createStore } from '../../stores/store.ts';
import { useText } from '../../i18n/use-text.ts';
import { AfterPaint } from '../AfterPaint.tsx';
import { type OpenedList, ParcelListEntry } from './list/ParcelListEntry.tsx';
import * as searchCss from './search/Search.css.ts';
import * as workbench from './search/Workbench.css.ts';
import { querySentence } from './search/query-sentence.ts';
import { searchErrors } from './search/search-errors.ts';
import { SearchResults } from './search/SearchResults.tsx';
import { SuggestionSearch } from './search/SuggestionSearch.tsx';
import { type MovedField, useMovedValues } from './search/use-moved-values.ts';
import { useSearchOptions } from './search/use-search-options.ts';
import { useSearch } from './search/use-search.ts';
import type { Search } from './search/use-search.ts';
import { LandEstimate } from '../land-estimate/LandEstimate.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStepDispatch } from '../use-wizard.ts';

const importMap = () => import('./search/PlaceMap.tsx');

// Lazy: search and hits are shown before the map and its library are loaded, both at the same time.
const PlaceMap = lazy(async () => {
  preloadMap();
  return { default: (await importMap()).PlaceMap };
});

// In the file of the map.
const SavedParcels = lazy(async () => ({ default: (await importMap()).SavedParcels }));

// Lazy: most people type every value into its own field.
const MovedNotice = lazy(async () => ({
  default: (await import('./search/MovedNotice.tsx')).MovedNotice,
}));

/** The tab of a kind of search. */
function tabOf(type: SearchType): ParcelSearchType {
  return type === 'area' || type === 'coordinate' ? 'map' : type;
}

const FORMS: Readonly<Record<string, ParcelSearchForm>> = {
  ADDRESS: 'address',
  PARCEL: 'parcel',
  REGISTER: 'register',
};

/** The tabs for which the cadastre publishes data (DATA-2). */
function formsOf({ parcelSearches }: PortalConfiguration): readonly ParcelSearchForm[] {
  return (parcelSearches ?? Object.keys(FORMS)).flatMap((search) => FORMS[search] ?? []);
}

/** The names of options by their values. */
const nameIn =
  ({ items, selectedItem }: LoadedItems) =>
  (id: string): string | undefined =>
    [...items, selectedItem].find((item) => item?.value === id)?.label;

/** Windows in which a form and the map do not fit. */
const PHONE = '(max-width: 37.49rem)';

interface FormsProps {
  readonly search: Search;
  /** Opens the list of parcels with a text that names several. */
  readonly onSeveral: (text: string) => void;
  /** Takes the panel of the map's tab, for the buttons of the map. */
  readonly onMapPanel: (panel: HTMLElement | null) => void;
}

/** The forms are a component of their own, so that typing renders nothing else. */
function Forms({ search, onSeveral, onMapPanel }: FormsProps): ReactElement {
  const { draft, configuration } = useServices();
  const { type, inputs, messages, text: typed } = useDraftPart((current) => current.search);
  const tab = tabOf(type);
  // The search whose form was unfolded again.
  const [unfolded, setUnfolded] = useState<SearchQuery | null>(null);
  // A search by the field folds the forms; each has its values when it is unfolded again (PAGE-1).
  const unfold = (): unknown => {
    setUnfolded(query);
    return draft.dispatch({ type: 'editSearchText', text: '' });
  };
  const text = useText();
  const options = useSearchOptions();
  const forms = useMemo(() => formsOf(configuration), [configuration]);
  const query = useDraftPart((current) => current.search.query);
  const sentence = querySentence(query, {
    subdistrict: nameIn(options.localSubdistricts),
    district: nameIn(options.landRegisterDistricts),
  });
  const root = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isFound = search.hits !== undefined && search.hits.found > 0;
  // On a phone what was found needs the space of the form (LOOK-1).
  const [isPhone] = useState(() => matchMedia(PHONE).matches);
  const isFolded =
    typed !== '' || (isPhone && isFound && tab !== 'map' && query !== null && unfolded !== query);
  useEffect(() => {
    if (!isFolded || !wasPressed.current) return;
    wasPressed.current = false;
    // The pressed button is gone; who types in the field before the form keeps the focus.
    if (document.activeElement !== document.body) return;
    const button = root.current?.querySelector<HTMLElement>(
      '[data-state="active"] > [data-folded] > button',
    );
    button?.focus({ preventScroll: true });
    // Where the browser keeps the offset of the page, which has become shorter, it is above the window.
    button?.scrollIntoView({ block: 'nearest' });
  }, [isFolded]);
  const { move, ...notice } = useMovedValues(inputs, tab);
  const focusField = (field: MovedField): void =>
    root.current?.querySelector<HTMLElement>(`input[id$="-${field}"]`)?.focus();
  const edit = ({ address, parcel, register }: ParcelSearchValues): void => {
    if (address !== inputs.address) draft.dispatch({ type: 'editAddress', change: address });
    if (parcel !== inputs.parcel) draft.dispatch({ type: 'editParcel', change: parcel });
    if (register !== inputs.register) draft.dispatch({ type: 'editRegister', change: register });
  };
  return (
    <>
      <ParcelSearch
        ref={root}
        className={searchCss.search}
        onBlur={() => void move(tab)}
        lead={<SuggestionSearch search={search} sentence={sentence} onSeveral={onSeveral} />}
        type={tab}
        onTypeChange={(next) => {
          unfold();
          draft.dispatch({ type: 'setSearchType', searchType: next === 'map' ? 'area' : next });
        }}
        values={inputs}
        onValuesChange={edit}
        comboboxItems={options}
        cadastralSections={configuration.cadastralSections}
        forms={forms}
        errors={searchErrors(tab, messages, text)}
        loading={search.status === 'loading'}
        onUnfold={isFolded ? unfold : undefined}
        onSearch={(form) => {
          wasPressed.current = true;
          void move(form).then(() => search.search(form));
        }}
        map={<div ref={onMapPanel} className={workbench.tools} />}
      />
      {notice.moved.length > 0 && (
        <Suspense>
          <MovedNotice {...notice} onUndone={focusField} />
        </Suspense>
      )}
    </>
  );
}

/** Selecting the parcel (FLOW-4). */
export function ParcelStep(): ReactElement {
  const text = useText();
  const go = useStepDispatch();
  const search = useSearch();
  // A store: as state it would render the whole step once more before it is painted.
  const [toolsTarget] = useState(() => createStore<HTMLElement | null>(null));
  const [openedList] = useState(() => createStore<OpenedList | null>(null));
  const openList = useCallback(
    (list: string) => openedList.set({ text: list, isOpen: true }),
    [openedList],
  );
  const [activeId, onActiveIdChange] = useState<string | null>(null);
  const active = { activeId, onActiveIdChange };
  const legend = useRef<HTMLDivElement>(null);
  return (
    <StepFrame
      heading={text('wizard.configuration-parcel.heading')}
      intro={<p className={searchCss.introduction}>{text('wizard.configuration-parcel.intro')}</p>}
      canGoNext={useDraftPart(canGoNext)}
      reason={text('search.reason')}
      onNext={() => go({ type: 'next' })}
    >
      <Forms search={search} onSeveral={openList} onMapPanel={toolsTarget.set} />
      <div className={workbench.place}>
        <div className={workbench.map}>
          <AfterPaint>
            <PlaceMap {...active} search={search} toolsTarget={toolsTarget} legend={legend} />
          </AfterPaint>
        </div>
        <div ref={legend} className={workbench.legend}>
          <LandEstimate />
          <SearchResults {...active} search={search} />
          <AfterPaint>
            <SavedParcels isListed={search.status === 'idle'} />
          </AfterPaint>
          <div className={search.status === 'loading' ? workbench.waiting : undefined}>
            <ParcelListEntry opened={openedList} />
          </div>
        </div>
      </div>
    </StepFrame>
  );
}
