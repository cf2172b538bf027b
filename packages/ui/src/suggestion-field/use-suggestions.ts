import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing, useStableCallback } from '../hooks/index.ts';

/** One suggestion of a suggestion field. */
export interface SuggestionItem {
  /** Unique among the suggestions; passed to `onChoose`. */
  readonly value: string;
  /** The text that is shown, such as "Lindenallee 5". */
  readonly label: string;
  /** What distinguishes equal labels, such as "15990 Lindenau". */
  readonly description?: string | undefined;
  /** What kind of thing it is, such as "Straße"; at the end of its line. */
  readonly category?: string | undefined;
}

interface SuggestionsInput {
  readonly text: string;
  readonly suggestions: readonly SuggestionItem[];
  /** The suggestions are for an earlier text. */
  readonly isOutdated: boolean;
  readonly onValueChange: (text: string) => void;
  readonly onChoose: (suggestion: SuggestionItem) => void;
}

/** State and actions of an editable combobox with suggestions from elsewhere (ARIA APG, list autocomplete). */
interface SuggestionsState {
  readonly open: boolean;
  /** Index in `suggestions`; -1 if none is active. */
  readonly active: number;
  readonly setText: (text: string) => void;
  readonly choose: (suggestion: SuggestionItem) => void;
  readonly show: () => void;
  readonly close: () => void;
  readonly clear: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The active suggestion stays active when others arrive, as long as it is among them. */
export function useSuggestions(input: SuggestionsInput): SuggestionsState {
  const { text, suggestions, isOutdated, onValueChange, onChoose } = input;
  const [open, setOpen] = useState(false);
  const [activeValue, setActiveValue] = useState<string | null>(null);
  const active = suggestions.findIndex(({ value }) => value === activeValue);
  const count = suggestions.length;
  const entersLater = useRef(false);

  const activate = (index: number): void => {
    setOpen(true);
    setActiveValue(suggestions[index]?.value ?? null);
  };
  const close = (): void => {
    entersLater.current = false;
    setOpen(false);
    setActiveValue(null);
  };
  const setText = (next: string): void => {
    entersLater.current = false;
    setOpen(true);
    setActiveValue(null);
    onValueChange(next);
  };
  const choose = (suggestion: SuggestionItem): void => {
    close();
    onChoose(suggestion);
  };
  const clear = (): void => {
    close();
    onValueChange('');
  };
  // Enter chooses the active suggestion or the only one; of several it activates the first, so that a second Enter chooses
  // it. Suggestions for an earlier text are chosen only when they are active; otherwise Enter waits for those of this text.
  const enter = (): void => {
    const chosen = suggestions[active] ?? (count === 1 && !isOutdated ? suggestions[0] : undefined);
    entersLater.current = open && !chosen && isOutdated;
    if (open && chosen) choose(chosen);
    else if (count > 0 && !isOutdated) activate(0);
  };
  const enterLate = useStableCallback(() => {
    if (entersLater.current) enter();
  });
  useEffect(() => {
    if (!isOutdated) enterLate();
  }, [isOutdated, enterLate]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const isOpen = open && count > 0;
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowDown') activate(isOpen ? (active + 1) % count : 0);
    else if (event.key === 'ArrowUp') activate(isOpen && active > 0 ? active - 1 : count - 1);
    else if (event.key === 'Enter') enter();
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape' && text !== '') clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { open, active, setText, choose, show: () => setOpen(true), close, clear, onKeyDown };
}
