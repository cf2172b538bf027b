import type { Suggestion } from '@portal/api';
import { SuggestionField } from '@portal/ui/suggestion-field';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';
import type { Search } from './use-search.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Unique: equal labels differ in the input of their search. */
const keyOf = ({ label, detail: _detail, ...search }: Suggestion): string =>
  `${label} ${JSON.stringify(search)}`;

const textOf = ({ type, label, detail }: Suggestion): string =>
  type === 'ADDRESS' && detail ? `${label}, ${detail}` : label;

interface SuggestionSearchProps {
  readonly search: Search;
  /** The search of a form, shown until something is typed. */
  readonly sentence: string;
}

/** One field for addresses and parcels (JRN-6): a suggestion fills its tab and starts its search. */
export function SuggestionSearch({ search, sentence }: SuggestionSearchProps): ReactElement {
  const { draft, configuration } = useServices();
  const withSections = configuration.cadastralSections !== 'NONE';
  const text = useText();
  const typed = useDraftPart((state) => state.search.text);
  // What was typed over or cleared is not shown again; another search of a form is.
  const query = useDraftPart((state) => state.search.query);
  const [replaced, setReplaced] = useState<typeof query>(null);
  // A chosen suggestion, and a text from before a reload or a login, does not open the list again.
  const [isSettled, setIsSettled] = useState(true);
  const edit = (value: string): void => {
    draft.dispatch({ type: 'editSearchText', text: value });
    setReplaced(query);
    setIsSettled(false);
  };
  const settle = (value: string): void => {
    draft.dispatch({ type: 'editSearchText', text: value });
    setIsSettled(true);
  };
  const { items, status, retry } = useSuggestions(isSettled ? '' : typed);
  const suggestions = useMemo(
    () => items.map((one) => ({ value: keyOf(one), label: one.label, description: one.detail })),
    [items],
  );
  const apply = (suggestion: Suggestion): void => {
    settle(textOf(suggestion));
    if (suggestion.type === 'ADDRESS') {
      draft.dispatch({ type: 'setSearchType', searchType: 'address' });
      draft.dispatch({ type: 'editAddress', change: suggestion.address });
      search.search('address');
    } else if (suggestion.type === 'PARCEL') {
      draft.dispatch({ type: 'setSearchType', searchType: 'parcel' });
      draft.dispatch({ type: 'editParcel', change: suggestion.parcel });
      search.search('parcel');
    } else {
      draft.dispatch({ type: 'setSearchType', searchType: 'coordinate' });
      search.ask({ type: 'coordinate', coordinates: suggestion.coordinates });
    }
  };
  return (
    <SuggestionField
      label={text('suggest.label')}
      hint={text(withSections ? 'suggest.hint' : 'suggest.hintWithoutSections')}
      value={typed || (replaced === query ? '' : sentence)}
      onValueChange={edit}
      items={suggestions}
      status={status}
      onRetry={retry}
      onChoose={({ value }) => {
        const suggestion = items.find((one) => keyOf(one) === value);
        if (suggestion) apply(suggestion);
      }}
    />
  );
}
