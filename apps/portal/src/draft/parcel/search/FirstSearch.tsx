import { SuggestionField } from '@portal/ui/suggestion-field';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../routes/paths.ts';
import { stepPath } from '../../../routes/slugs.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';
import { WithQueries } from '../../../services/WithQueries.tsx';
import { useOrderer } from '../../use-orderer.ts';
import { applySuggestion, keyOf, shownSuggestion } from './shown-suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

interface FirstSearchProps {
  /** Called when a suggestion was chosen. @param page where the order continues */
  readonly onChosen: (page: string) => void;
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
  const text = useText();
  const typed = useDraftPart((state) => state.search.text);
  const [isSettled, setIsSettled] = useState(true);
  const { items, status, retry } = useSuggestions(isSettled ? '' : typed);
  const one = useMemo(() => items.filter((each) => each.type !== 'PARCELS'), [items]);
  const suggestions = useMemo(() => one.map((each) => shownSuggestion(each, text)), [one, text]);
  const isOpen = useOrderer() !== null;
  /** Continues the extract, or begins one, where no login comes first. */
  const beginOrder = (): string => {
    if (!isOpen) return paths.draft;
    const isBegun = draft.get().step !== 'login';
    draft.dispatch(
      isBegun ? { type: 'setStep', step: 'configuration-parcel' } : { type: 'newProduct' },
    );
    return stepPath(draft.get().step);
  };
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <SuggestionField
      ref={input}
      label={text('suggest.label')}
      hint={text(
        configuration.cadastralSections === 'NONE' ? 'suggest.hintWithoutSections' : 'suggest.hint',
      )}
      value={typed}
      onValueChange={(value) => {
        draft.dispatch({ type: 'editSearchText', text: value });
        setIsSettled(false);
      }}
      items={suggestions}
      status={status}
      onRetry={retry}
      onChoose={({ value }) => {
        const suggestion = one.find((each) => keyOf(each) === value);
        if (!suggestion) return;
        setIsSettled(true);
        draft.dispatch({ type: 'searchStarted', query: applySuggestion(draft, suggestion) });
        onChosen(beginOrder());
      }}
    />
  );
}
