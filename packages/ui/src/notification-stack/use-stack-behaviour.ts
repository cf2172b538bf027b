import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { returnFocus } from '../hooks/index.ts';
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

function controlOf(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>('button, a');
}

interface DismissalFocus {
  readonly region: RefObject<HTMLElement | null>;
  /** Stores where the focus was before it entered the stack. */
  readonly rememberOrigin: (from: EventTarget | null) => void;
  readonly dismiss: (id: string) => void;
  /** Focuses the card of this index once it is rendered. */
  readonly focusCard: (index: number) => void;
}

/**
 * Moves the focus when the notification that contains it is removed: to the next one, else the
 * last, else to where the focus was before it entered the stack, else to the page's content.
 */
export function useFocusAfterDismissal(
  items: readonly NotificationItem[],
  onDismiss: (id: string) => void,
): DismissalFocus {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const dismissedCard = useRef<{ index: number; count: number } | null>(null);
  const cardToFocus = useRef<number | null>(null);

  useEffect(() => {
    const card = cardToFocus.current === null ? null : cardsOf(region.current)[cardToFocus.current];
    if (!card) return;
    cardToFocus.current = null;
    (controlOf(card) ?? region.current)?.focus();
  });

  useEffect(() => {
    // The consumer may remove the item later.
    const dismissed = dismissedCard.current;
    if (dismissed === null || items.length >= dismissed.count) return;
    dismissedCard.current = null;
    if (items.length === 0) {
      returnFocus(origin.current);
      return;
    }
    const cards = cardsOf(region.current);
    const neighbour = cards[Math.min(dismissed.index, cards.length - 1)];
    const target = (neighbour && controlOf(neighbour)) ?? region.current;
    target?.focus();
  });

  const rememberOrigin = useCallback((from: EventTarget | null) => {
    if (from instanceof HTMLElement && !region.current?.contains(from)) origin.current = from;
  }, []);

  const dismiss = useCallback(
    (id: string) => {
      const focusedCard = document.activeElement?.closest<HTMLElement>('[data-notification]');
      if (focusedCard && focusedCard.dataset['notification'] === id) {
        const index = items.findIndex((item) => item.id === id);
        dismissedCard.current = { index, count: items.length };
      }
      onDismiss(id);
    },
    [items, onDismiss],
  );

  const focusCard = useCallback((index: number) => {
    cardToFocus.current = index;
  }, []);

  return { region, rememberOrigin, dismiss, focusCard };
}
