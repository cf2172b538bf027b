import type { ComboboxItem } from '@portal/ui/combobox';
import type { LoadedItems } from '@portal/ui/parcel-search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** A longer list is not loaded, but searched while people type (BIG-4). */
const MAX_LOADED = 200;

/** The combobox shows 50; one more means that there are others. */
const MAX_FOUND = 51;

/** Creates the query of an option list: its beginning, or the options that match a text. */
export type OptionQuery<Option> = (filter: {
  readonly search?: string;
  readonly limit: number;
}) => UseQueryOptions<readonly Option[], Error, readonly Option[]>;

/** The whole list, if it is short; fetched once, it does not expire (API-28). */
export function useShortList<Option>(queryOf: OptionQuery<Option>, enabled = true) {
  const query = useQuery({ ...queryOf({ limit: MAX_LOADED + 1 }), enabled });
  return { query, isLong: (query.data?.length ?? 0) > MAX_LOADED };
}

/** The options that match a text; none without a text. */
export function useFoundOptions<Option>(queryOf: OptionQuery<Option>, search: string) {
  return useQuery({
    ...queryOf({ search, limit: MAX_FOUND }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

interface OptionListInput<Option> {
  readonly queryOf: OptionQuery<Option>;
  /** The options of the combobox; the same function in every render. */
  readonly toItems: (options: readonly Option[]) => readonly ComboboxItem[];
  /** The selected value, `''` if there is none. */
  readonly value: string;
  readonly enabled: boolean;
}

/** Options of a combobox: all of them or, from a long list, those that match the typed text. */
export function useOptionList<Option>(input: OptionListInput<Option>): LoadedItems {
  const { queryOf, toItems, enabled } = input;
  const [text, setText] = useState('');
  const { query: beginning, isLong } = useShortList(queryOf, enabled);
  const found = useFoundOptions(queryOf, isLong ? text : '');
  const query = isLong && text !== '' ? found : beginning;
  const items = useMemo(() => toItems(query.data ?? []), [query.data, toItems]);
  const selectedItem = useSelectedItem(input, isLong);
  const isWaiting = !query.isSuccess || query.isPlaceholderData;
  return {
    items,
    status: query.isError && !query.isFetching ? 'failed' : isWaiting ? 'loading' : 'ready',
    onRetry: () => void query.refetch(),
    ...(isLong ? { onSearch: setText, selectedItem } : {}),
  };
}

/** The selected option of a long list, for example of a link or after a reload; options of its name are distinguished. */
function useSelectedItem<Option>(
  { queryOf, toItems, value }: OptionListInput<Option>,
  isLong: boolean,
): ComboboxItem | undefined {
  const selected = (options: readonly Option[] | undefined) =>
    toItems(options ?? []).find((item) => item.value === value);
  const byValue = selected(useFoundOptions(queryOf, isLong ? value : '').data);
  const byName = selected(useFoundOptions(queryOf, byValue?.label ?? '').data);
  return byName ?? byValue;
}
