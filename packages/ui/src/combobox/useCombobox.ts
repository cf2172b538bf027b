import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { displayOf, findOptions, fold, indexOptions } from './filter.ts';
import type { ComboboxItem } from './filter.ts';

/** Maximum of rendered options; the number of the others is shown below them. */
const MAX_SHOWN = 50;

interface ComboboxInput {
  readonly options: readonly ComboboxItem[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onChoose: (option: ComboboxItem) => void;
}

/** State and actions of a combobox with a list (ARIA APG, editable, list autocomplete). */
export interface ComboboxState {
  readonly text: string;
  readonly open: boolean;
  readonly shown: readonly ComboboxItem[];
  readonly total: number;
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
}: ComboboxInput): ComboboxState {
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const index = useMemo(() => indexOptions(options), [options]);
  const selected = useMemo(
    () => options.find((option) => option.value === value),
    [options, value],
  );
  const matches = useMemo(
    () => (open ? findOptions(index, draft ?? '') : []),
    [index, draft, open],
  );
  const shown = useMemo(() => matches.slice(0, MAX_SHOWN), [matches]);
  const text = draft ?? (selected ? displayOf(selected) : '');

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const show = (at: number): void => {
    setOpen(true);
    setActive(at);
  };
  const choose = (option: ComboboxItem): void => {
    setDraft(null);
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
    show(-1);
    if (value !== '') onValueChange('');
  };
  // A text that matches one option only, or its whole label, selects that option.
  const commitText = (): void => {
    close();
    if (draft === null) return;
    if (fold(draft) === '') {
      setDraft(null);
      return;
    }
    const found = findOptions(index, draft);
    const exact = found.filter((option) => fold(option.label) === fold(draft));
    const [only, second] = exact.length > 0 ? exact : found;
    if (!only || second) return;
    setDraft(null);
    onValueChange(only.value);
  };
  const move = (step: number): void => {
    const count = Math.min(MAX_SHOWN, open ? shown.length : options.length);
    if (count === 0) return;
    if (!open) show(step > 0 ? 0 : count - 1);
    else setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const option = shown[active];
    if (event.key === 'ArrowDown' && event.altKey) show(-1);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open && option) choose(option);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Escape' && text !== '') clear();
    else {
      if (event.key === 'Enter') commitText();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = (): void => (open ? close() : show(-1));
  return {
    text,
    open,
    shown,
    total: matches.length,
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
