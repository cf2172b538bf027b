import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../hooks/index.ts';

/** After this time without a letter, the next one begins another word, in ms. */
const WORD_ENDS_AFTER_MS = 500;

const itemsOf = (menu: Element | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

const labelOf = (item: Element): string =>
  item.querySelector('[data-label]')?.textContent.trim() ?? '';

/** Whether a label begins with what was typed, whatever its case and accents. */
const beginsWith = (label: string, typed: string): boolean =>
  label.slice(0, typed.length).localeCompare(typed, undefined, { sensitivity: 'base' }) === 0;

/** The item that a key moves to; arrows go round at both ends. */
function byArrow(
  items: readonly HTMLElement[],
  focused: HTMLElement | undefined,
  key: string,
): HTMLElement | undefined {
  const at = focused ? items.indexOf(focused) : -1;
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(Math.max(at, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/** The next item after the focused one that begins with a word; of a single letter the focused one is the last. */
function byLetters(
  items: readonly HTMLElement[],
  focused: HTMLElement | undefined,
  typed: string,
): HTMLElement | undefined {
  const at = (focused ? items.indexOf(focused) : -1) + (typed.length === 1 ? 1 : 0);
  const from = Math.max(at, 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    beginsWith(labelOf(item), typed),
  );
}

/** Moves the focus to the first or last item of a menu. */
export function focusItem(menu: Element | null, which: 'first' | 'last'): void {
  itemsOf(menu)
    .at(which === 'first' ? 0 : -1)
    ?.focus();
}

/** Moves the focus in a menu by arrows, Home, End and letters, and activates links by the space key, too (APG, menu button). */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const word = useRef({ typed: '', at: 0 });
  return (event) => {
    const { key, currentTarget, target, timeStamp } = event;
    if (event.metaKey || event.ctrlKey || event.altKey || isComposing(event)) return;
    const items = itemsOf(currentTarget);
    const focused = items.find((item) => item === target);
    const { typed, at } = word.current;
    const isRecent = timeStamp - at < WORD_ENDS_AFTER_MS && typed !== '';
    // A blank belongs to a word that some label continues with it; after any other word it activates.
    const isWord =
      isRecent && (key !== ' ' || items.some((item) => beginsWith(labelOf(item), `${typed} `)));
    if (key === ' ' && !isWord && focused?.tagName === 'A') {
      event.preventDefault();
      focused.click();
      return;
    }
    let next = byArrow(items, focused, key);
    if (key.length === 1 && (key !== ' ' || isWord)) {
      word.current = { typed: (isWord ? typed : '') + key, at: timeStamp };
      next = byLetters(items, focused, word.current.typed);
      // A blank of a word activates nothing.
      event.preventDefault();
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
