import type { Suggestion } from '@portal/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services.ts';

/** Pause in typing in ms, after which suggestions are requested. */
const PAUSE_MS = 100;

/** The call has no suggestions for shorter texts. */
const FROM_LENGTH = 3;

/** The call takes no longer texts. */
const LONGEST = 500;

const NONE: readonly Suggestion[] = [];

function useAfterPause(text: string): string {
  const [value, setValue] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setValue(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return value;
}

/** Suggestions for a text. */
export interface LoadedSuggestions {
  readonly items: readonly Suggestion[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

/** Requests suggestions for the typed text (JRN-6); a request for an earlier text is cancelled. */
export function useSuggestions(typed: string): LoadedSuggestions {
  const { query: queryOf } = useServices();
  const text = typed.trim().slice(0, LONGEST);
  const asked = useAfterPause(text);
  const isLongEnough = text.length >= FROM_LENGTH;
  const query = useQuery({
    ...queryOf('suggestParcels', { body: { text: asked } }),
    placeholderData: keepPreviousData,
    enabled: isLongEnough && asked.length >= FROM_LENGTH,
  });
  const retry = (): void => void query.refetch();
  if (!isLongEnough) return { items: NONE, status: 'idle', retry };
  const isLoading = asked !== text || query.isFetching;
  if (query.isError && !isLoading) return { items: NONE, status: 'failed', retry };
  return { items: query.data?.items ?? NONE, status: isLoading ? 'loading' : 'ready', retry };
}
