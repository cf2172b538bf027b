import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing, useStableCallback } from '../hooks/index.ts';
import { displayOf, findOptions, indexOptions, wholeMatches } from './filter.ts';
import type { ComboboxItem } from './filter.ts';
import { useOptionSearch } from './use-option-search.ts';

/** Maximum of rendered options; the number of the others is shown below them. */
const MAX_SHOWN = 50;

interface ComboboxInput {
  readonly options: readonly ComboboxItem[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onChoose: (option: ComboboxItem) => void;
  /** The selected option, if `options` may not contain it. */
  readonly selectedItem: ComboboxItem | undefined;
  /** Requests the options for a text; without it, `options` are filtered. */
  readonly onSearch: ((text: string) => void) | undefined;
  readonly isLoaded: boolean;
}

/** State and actions of a combobox with a list (ARIA APG, editable, list autocomplete). */
export interface ComboboxState {
  readonly text: string;
  readonly open: boolean;
  readonly shown: readonly ComboboxItem[];
  readonly total: number;
  /** Whether the options are those for the typed text. */
  readonly isCurrent: boolean;
  /** Index in `shown`; -1 if no option is active. */
  readonly active: number;
  readonly typed: boolean;
  readonly setText: (text: string) => void;
  readonly choose: (option: ComboboxItem) => void;
  readonly clear: () => void;
  /** Selects the option with this value and discards the typed text. */
  readonly reset: (value: string) => void;
  readonly commitText: () => void;
  readonly toggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Holds the typed text until an option is selected; the value is always one of the options or `''`. */
export function useCombobox({
  options,
  value,
  onValueChange,
  onChoose,
  selectedItem,
  onSearch,
  isLoaded,
}: ComboboxInput): ComboboxState {
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [activeValue, setActiveValue] = useState<string | null>(null);
  const [chosen, setChosen] = useState(selectedItem);
  const commitsLater = useRef(false);
  const isCurrent = useOptionSearch(draft ?? '', onSearch, isLoaded);
  const isSearched = onSearch !== undefined;
  const index = useMemo(() => (isSearched ? [] : indexOptions(options)), [options, isSearched]);
  const selected = useMemo(
    () => [...options, chosen, selectedItem].find((option) => option?.value === value),
    [options, value, chosen, selectedItem],
  );
  const find = useMemo(
    () => (text: string) => (isSearched ? options : findOptions(index, text)),
    [isSearched, options, index],
  );
  const matches = useMemo(() => (open ? find(draft ?? '') : []), [find, draft, open]);
  const shown = useMemo(() => matches.slice(0, MAX_SHOWN), [matches]);
  // The active option stays active when other options arrive, as long as it is among them.
  const active = shown.findIndex((option) => option.value === activeValue);
  const text = draft ?? (selected ? displayOf(selected) : '');

  const close = (): void => {
    setOpen(false);
    setActiveValue(null);
  };
  const show = (option?: ComboboxItem): void => {
    setOpen(true);
    setActiveValue(option?.value ?? null);
  };
  const choose = (option: ComboboxItem): void => {
    setDraft(null);
    setChosen(option);
    close();
    if (option.value !== value) onValueChange(option.value);
    onChoose(option);
  };
  const reset = (initialValue: string): void => {
    setDraft(null);
    close();
    if (value !== initialValue) onValueChange(initialValue);
  };
  const clear = (): void => reset('');
  const setText = (next: string): void => {
    setDraft(next);
    commitsLater.current = false;
    show();
    if (value !== '') onValueChange('');
  };
  // A text that matches one option only, or its whole label, selects that option.
  const commitText = (): void => {
    close();
    if (draft === null) return;
    if (draft.trim() === '') {
      setDraft(null);
      return;
    }
    commitsLater.current = !isCurrent;
    if (!isCurrent) return;
    const found = find(draft);
    const exact = wholeMatches(found, draft);
    const [only, second] = exact.length > 0 ? exact : found;
    if (!only || second) return;
    setDraft(null);
    setChosen(only);
    onValueChange(only.value);
  };
  const commitLate = useStableCallback(commitText);
  useEffect(() => {
    if (isCurrent && commitsLater.current) commitLate();
  }, [isCurrent, commitLate]);
  const move = (step: number): void => {
    const from = open ? shown : options.slice(0, MAX_SHOWN);
    const count = from.length;
    if (count === 0) return;
    if (!open) show(from.at(step > 0 ? 0 : -1));
    else show(from[active < 0 && step < 0 ? count - 1 : (active + step + count) % count]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const option = shown[active];
    if (event.key === 'ArrowDown' && event.altKey) show();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open && option) choose(option);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Escape' && text !== '') clear();
    else {
      if (event.key !== 'Enter') return;
      commitText();
      if (isCurrent) return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = (): void => (open ? close() : show());
  return {
    text,
    open,
    shown,
    total: matches.length,
    isCurrent,
    active,
    typed: draft !== null,
    setText,
    choose,
    clear,
    reset,
    commitText,
    toggle,
    onKeyDown,
  };
}
