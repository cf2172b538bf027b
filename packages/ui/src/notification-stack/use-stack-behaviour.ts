import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { moveFocus } from '../assistive/move-focus.ts';
import { isElement, returnFocus } from '../hooks/index.ts';
import { useAnnounce } from '../provider/index.ts';
import type { NotificationStackTexts } from './texts.ts';
import { announcementKey } from './types.ts';
import type { NotificationItem } from './types.ts';

/** Whether the page is in the background. */
export function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = (): void => setHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}

/** Announces each item once, and again when its announcement key changes. */
export function useAnnouncedOnce(
  items: readonly NotificationItem[],
  texts: NotificationStackTexts,
): void {
  const announce = useAnnounce();
  const announcedKeys = useRef(new Map<string, string>());
  useEffect(() => {
    const next = new Map<string, string>();
    for (const item of items) {
      const key = announcementKey(item);
      next.set(item.id, key);
      if (announcedKeys.current.get(item.id) === key) continue;
      const text = [texts[item.tone], item.heading, item.message].filter(Boolean).join(' ');
      announce(text, item.tone === 'danger' ? 'assertive' : 'polite');
    }
    announcedKeys.current = next;
  }, [items, texts, announce]);
}

function cardsOf(region: HTMLElement | null): readonly HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])];
}

/** Focuses the control of the card of this index, or of the last one. */
function focusCard(region: HTMLElement | null, index: number): void {
  const cards = cardsOf(region);
  const card = cards[index] ?? cards.at(-1);
  moveFocus(card?.querySelector<HTMLElement>('button, a') ?? region);
}

interface RemovalFocus {
  readonly region: RefObject<HTMLElement | null>;
  /** Stores the card that contains the focus; null when it leaves. */
  readonly rememberCard: (target: Element | null) => void;
  /** Stores where the focus was before it entered the stack. */
  readonly rememberOrigin: (from: EventTarget | null) => void;
  /** Focuses the first card once it is rendered. */
  readonly focusFirst: () => void;
}

/** The card that contains the focus. */
interface FocusedCard {
  readonly id: string | undefined;
  readonly index: number;
}

/**
 * Moves the focus when the notification that contains it is removed, by its close button, its action or the consumer: to the
 * next one, else the last, else to where the focus was before it entered the stack, else to the page's content.
 */
export function useFocusAfterRemoval(items: readonly NotificationItem[]): RemovalFocus {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const focused = useRef<FocusedCard | null>(null);
  const isFirstNext = useRef(false);
  useEffect(() => {
    if (!isFirstNext.current) return;
    isFirstNext.current = false;
    focusCard(region.current, 0);
  });

  useEffect(() => {
    const removed = focused.current;
    if (!removed || items.some(({ id }) => id === removed.id)) return;
    focused.current = null;
    // The last notification stays in the accessibility tree for a moment: see `useIsInPage`.
    if (items.length === 0) returnFocus(origin.current, region.current);
    else focusCard(region.current, removed.index);
  }, [items]);

  const rememberCard = (target: Element | null): void => {
    const card = target?.closest<HTMLElement>('[data-notification]');
    focused.current = card
      ? { id: card.dataset['notification'], index: cardsOf(region.current).indexOf(card) }
      : null;
  };
  const rememberOrigin = (from: EventTarget | null): void => {
    if (isElement(from) && !region.current?.contains(from)) origin.current = from;
  };
  const focusFirst = (): void => {
    isFirstNext.current = true;
  };

  return { region, rememberCard, rememberOrigin, focusFirst };
}
