import { useState } from 'react';
import { clamp, digitsOf, parseCopies } from './copies.ts';
import type { Range } from './copies.ts';

interface Draft {
  /** The text of the input. */
  readonly text: string;
  setText(text: string): void;
  /** Replaces the text by a valid number; returns the number if it differs from the text, else null. */
  commit(): number | null;
  set(value: number): void;
}

/** Holds the typed text; `onValueChange` receives only numbers inside the range. */
export function useDraft(
  value: number,
  range: Range,
  onValueChange: (value: number) => void,
): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number): void => {
    setDraft(null);
    if (next !== value) onValueChange(next);
  };
  return {
    text: draft ?? String(value),
    setText: (text) => {
      const digits = digitsOf(text, range);
      setDraft(digits);
      const number = Number(digits);
      if (digits !== '' && number === clamp(number, range) && number !== value) {
        onValueChange(number);
      }
    },
    commit: () => {
      if (draft === null) return null;
      const number = parseCopies(draft, value, range);
      set(number);
      return draft === String(number) ? null : number;
    },
    set,
  };
}
