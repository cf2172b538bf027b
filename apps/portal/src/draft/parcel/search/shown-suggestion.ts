import type { Suggestion } from '@portal/api';
import type { SearchQuery } from '@portal/order-flow';
import type { SuggestionItem } from '@portal/ui/suggestion-field';
import type { MessageId } from '../../../i18n/messages.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { DraftStore } from '../../store/draft-store.ts';

/** Unique: equal labels differ in the input of their search. */
export const keyOf = ({ label, detail: _detail, ...search }: Suggestion): string =>
  `${label} ${JSON.stringify(search)}`;

/** The text of the field once a suggestion is chosen. */
const textOf = ({ type, label, detail }: Suggestion): string =>
  type === 'ADDRESS' && detail ? `${label}, ${detail}` : label;

/** An entry for several parcels says that it takes all; one for a part says that the whole parcel is meant (IN-2). */
function shownAs(one: Suggestion, text: Text): { label: string; description: string | undefined } {
  const isSeveral = one.type === 'PARCELS';
  const whole = 'isPart' in one && one.isPart ? text('suggest.whole') : undefined;
  const details = [isSeveral ? one.label : one.detail, whole].filter(Boolean);
  return {
    label: isSeveral ? text('suggest.several', { count: one.parcels.length }) : one.label,
    description: details.join(' · ') || undefined,
  };
}

/** What a suggestion is, beside it. */
function kindOf(one: Suggestion): MessageId {
  if (one.type === 'ADDRESS') {
    const { houseNumber, streetName } = one.address;
    if (houseNumber) return 'suggest.kind.address';
    return streetName ? 'suggest.kind.street' : 'suggest.kind.place';
  }
  const isSection = one.type === 'PARCEL' && !one.parcel.parcelNumber;
  return isSection ? 'search.section' : 'search.parcel';
}

/** A suggestion as the field shows it: what it is, and what it names. */
export const shownSuggestion = (one: Suggestion, text: Text): SuggestionItem => ({
  value: keyOf(one),
  category: text(kindOf(one)),
  ...shownAs(one, text),
});

/** Shows a suggestion in the field and fills the form of its search. @returns the search */
export function applySuggestion(
  draft: DraftStore,
  one: Exclude<Suggestion, { readonly type: 'PARCELS' }>,
): Extract<SearchQuery, { readonly type: 'address' | 'parcel' | 'coordinate' }> {
  draft.dispatch({ type: 'editSearchText', text: textOf(one) });
  if (one.type === 'ADDRESS') {
    draft.dispatch({ type: 'setSearchType', searchType: 'address' });
    const { search } = draft.dispatch({ type: 'editAddress', change: one.address });
    return { type: 'address', params: search.inputs.address };
  }
  if (one.type === 'PARCEL') {
    draft.dispatch({ type: 'setSearchType', searchType: 'parcel' });
    const { search } = draft.dispatch({ type: 'editParcel', change: one.parcel });
    return { type: 'parcel', params: search.inputs.parcel };
  }
  draft.dispatch({ type: 'setSearchType', searchType: 'coordinate' });
  return { type: 'coordinate', coordinates: one.coordinates };
}
