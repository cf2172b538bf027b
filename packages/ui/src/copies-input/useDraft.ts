import { useState } from 'react';
import { clamp, digitsOf, settle } from './copies.ts';
import type { Range } from './copies.ts';

interface Draft {
  /** What the input shows. */
  readonly text: string;
  type(text: string): void;
  /** Leaves the input; returns the number if the text had to be changed to it, else null. */
  leave(): number | null;
  set(value: number): void;
}

/** Text while one types, a number inside the range for everybody else. */
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
    type: (text) => {
      const digits = digitsOf(text, range);
      setDraft(digits);
      const number = Number(digits);
      if (digits !== '' && number === clamp(number, range) && number !== value) {
        onValueChange(number);
      }
    },
    leave: () => {
      if (draft === null) return null;
      const settled = settle(draft, value, range);
      set(settled);
      return draft === String(settled) ? null : settled;
    },
    set,
  };
}
