import type { Suggestion } from '@portal/api';
import { SuggestionField } from '@portal/ui/suggestion-field';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';
import { applySuggestion, keyOf, shownSuggestion } from './shown-suggestion.ts';
import type { Search } from './use-search.ts';
import { useSuggestions } from './use-suggestions.ts';
import * as css from './Search.css.ts';

interface SuggestionSearchProps {
  readonly search: Search;
  /** The search of a form, shown until something is typed. */
  readonly sentence: string;
  /** Takes a text that names several parcels, to choose all of them. */
  readonly onSeveral: (text: string) => void;
}

/** One field for addresses and parcels (JRN-6): a suggestion fills its tab and starts its search. */
export function SuggestionSearch(props: SuggestionSearchProps): ReactElement {
  const { search, sentence, onSeveral } = props;
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
  const { items, status, retry } = useSuggestions(isSettled ? '' : typed);
  const hasSeveral = configuration.basketMaximum > 1;
  const suggestions = useMemo(
    () =>
      items
        .filter(({ type }) => hasSeveral || type !== 'PARCELS')
        .map((one) => shownSuggestion(one, text)),
    [items, hasSeveral, text],
  );
  const apply = (suggestion: Suggestion): void => {
    setIsSettled(true);
    if (suggestion.type === 'PARCELS') {
      onSeveral(typed);
      return;
    }
    const found = applySuggestion(draft, suggestion);
    if (found.type === 'coordinate') search.ask(found);
    else search.search(found.type);
  };
  return (
    <SuggestionField
      className={css.suggestions}
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
