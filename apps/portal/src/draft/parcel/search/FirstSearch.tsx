import type { Suggestion } from '@portal/api';
import { SuggestionField } from '@portal/ui/suggestion-field';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useDraftPart, useServices, useSession } from '../../../services/services.ts';
import { WithQueries } from '../../../services/WithQueries.tsx';
import { keyOf, shownSuggestion, textOf } from './shown-suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

interface FirstSearchProps {
  /** Called when a suggestion was chosen. */
  readonly onChosen: () => void;
}

/**
 * The field that begins an order with an address or a parcel, also before the login (OPEN-1): a suggestion becomes the search of the order, whose
 * parcel step shows it. Takes the focus.
 */
export default function FirstSearch(props: FirstSearchProps): ReactElement {
  return (
    <WithQueries>
      <SearchField {...props} />
    </WithQueries>
  );
}

function SearchField({ onChosen }: FirstSearchProps): ReactElement {
  const { draft, configuration } = useServices();
  const { customer } = useSession();
  const text = useText();
  const typed = useDraftPart((state) => state.search.text);
  const [isSettled, setIsSettled] = useState(true);
  const { items, status, retry } = useSuggestions(isSettled ? '' : typed, customer === null);
  const one = useMemo(() => items.filter(({ type }) => type !== 'PARCELS'), [items]);
  const suggestions = useMemo(() => one.map((each) => shownSuggestion(each, text)), [one, text]);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const edit = (value: string): void => {
    draft.dispatch({ type: 'editSearchText', text: value });
  };
  const apply = (suggestion: Suggestion): void => {
    edit(textOf(suggestion));
    setIsSettled(true);
    if (suggestion.type === 'ADDRESS') {
      draft.dispatch({ type: 'setSearchType', searchType: 'address' });
      const { search } = draft.dispatch({ type: 'editAddress', change: suggestion.address });
      draft.dispatch({
        type: 'searchStarted',
        query: { type: 'address', params: search.inputs.address },
      });
    } else if (suggestion.type === 'PARCEL') {
      draft.dispatch({ type: 'setSearchType', searchType: 'parcel' });
      const { search } = draft.dispatch({ type: 'editParcel', change: suggestion.parcel });
      draft.dispatch({
        type: 'searchStarted',
        query: { type: 'parcel', params: search.inputs.parcel },
      });
    } else if (suggestion.type === 'COORDINATES') {
      const { coordinates } = suggestion;
      draft.dispatch({ type: 'setSearchType', searchType: 'coordinate' });
      draft.dispatch({ type: 'searchStarted', query: { type: 'coordinate', coordinates } });
    }
    onChosen();
  };
  return (
    <SuggestionField
      ref={input}
      label={text('suggest.label')}
      hint={text(
        configuration.cadastralSections === 'NONE' ? 'suggest.hintWithoutSections' : 'suggest.hint',
      )}
      value={typed}
      onValueChange={(value) => {
        edit(value);
        setIsSettled(false);
      }}
      items={suggestions}
      status={status}
      onRetry={retry}
      onChoose={({ value }) => {
        const suggestion = one.find((each) => keyOf(each) === value);
        if (suggestion) apply(suggestion);
      }}
    />
  );
}
