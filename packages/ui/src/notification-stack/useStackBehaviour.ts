import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { returnFocus } from '../hooks/index.ts';
import { useAnnounce } from '../provider/index.ts';
import type { NotificationStackTexts } from './texts.ts';
import { newsOf } from './types.ts';
import type { NotificationItem } from './types.ts';

/** Whether the page is in the background, where nobody reads. */
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

/** Speaks each item once: a replaced item is a new one, a mere rerender is not. */
export function useAnnouncedOnce(
  items: readonly NotificationItem[],
  texts: NotificationStackTexts,
): void {
  const announce = useAnnounce();
  const spoken = useRef(new Map<string, string>());
  useEffect(() => {
    const next = new Map<string, string>();
    for (const item of items) {
      const news = newsOf(item);
      next.set(item.id, news);
      if (spoken.current.get(item.id) === news) continue;
      const text = `${texts[item.severity]} ${item.message}`;
      announce(text, item.severity === 'danger' ? 'assertive' : 'polite');
    }
    spoken.current = next;
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
  /** Remembers where the focus came from when it first enters the stack. */
  readonly rememberOrigin: (from: EventTarget | null) => void;
  readonly dismiss: (id: string) => void;
  /** The card of this index takes the focus once it is there. */
  readonly focusCard: (index: number) => void;
}

/**
 * Keeps the focus in a sensible place when the notification that held it goes: the next one,
 * else the last, else where the focus was before it came to the stack, else the page's content.
 */
export function useFocusAfterDismissal(
  items: readonly NotificationItem[],
  onDismiss: (id: string) => void,
): DismissalFocus {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const lostAt = useRef<{ index: number; count: number } | null>(null);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    const card = wanted.current === null ? null : cardsOf(region.current)[wanted.current];
    if (!card) return;
    wanted.current = null;
    (controlOf(card) ?? region.current)?.focus();
  });

  useEffect(() => {
    // Wait until the item is gone: the consumer may take its time.
    const held = lostAt.current;
    if (held === null || items.length >= held.count) return;
    const cards = cardsOf(region.current);
    const neighbour = cards[Math.min(held.index, cards.length - 1)];
    lostAt.current = null;
    const target = (neighbour && controlOf(neighbour)) ?? region.current;
    if (target) target.focus();
    else returnFocus(origin.current);
  });

  const rememberOrigin = useCallback((from: EventTarget | null) => {
    if (from instanceof HTMLElement && !region.current?.contains(from)) origin.current = from;
  }, []);

  const dismiss = useCallback(
    (id: string) => {
      const holder = document.activeElement?.closest<HTMLElement>('[data-notification]');
      if (holder && holder.dataset['notification'] === id) {
        const index = items.findIndex((item) => item.id === id);
        lostAt.current = { index, count: items.length };
      }
      onDismiss(id);
    },
    [items, onDismiss],
  );

  const focusCard = useCallback((index: number) => {
    wanted.current = index;
  }, []);

  return { region, rememberOrigin, dismiss, focusCard };
}
