import { useState } from 'react';
import { clamp, digitsOf, isUnclear, parseCopies } from './copies.ts';
import type { Range } from './copies.ts';

/** Enough to see what was typed. */
const MAX_UNCLEAR_LENGTH = 5;

interface Draft {
  /** The text of the input. */
  readonly text: string;
  /** The last typed text was no whole number, which is not accepted; until the next change. */
  readonly isRefused: boolean;
  /** The last typed number was outside the range; until the next change. */
  readonly isClamped: boolean;
  setText(text: string): void;
  /** Replaces the text by a valid number; returns the number if it differs from the text, else null. */
  commit(): number | null;
  set(value: number): void;
}

/**
 * Holds the typed text; `onValueChange` receives only numbers inside the range.
 *
 * @param mayBeEmpty an empty text stays, instead of being replaced by the last number
 */
export function useDraft(
  value: number,
  range: Range,
  onValueChange: (value: number) => void,
  mayBeEmpty: boolean,
): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isClamped, setClamped] = useState(false);
  const replaceBy = (next: number): void => {
    setDraft(null);
    if (next !== value) onValueChange(next);
  };
  const set = (next: number): void => {
    setRefused(false);
    setClamped(false);
    replaceBy(next);
  };
  return {
    text: draft ?? String(value),
    isRefused,
    isClamped,
    setText: (text) => {
      setRefused(isUnclear(text));
      setClamped(false);
      if (isUnclear(text)) {
        setDraft(text.trim().slice(0, MAX_UNCLEAR_LENGTH));
        return;
      }
      const digits = digitsOf(text, range);
      setDraft(digits);
      const number = Number(digits);
      if (digits !== '' && number === clamp(number, range) && number !== value) {
        onValueChange(number);
      }
    },
    commit: () => {
      if (draft === null || (draft === '' && mayBeEmpty)) return null;
      setClamped(draft !== '' && Number(draft) !== clamp(Number(draft), range));
      const number = parseCopies(draft, value, range);
      // The error stays, so that the corrected number is explained.
      replaceBy(number);
      return draft === String(number) ? null : number;
    },
    set,
  };
}
