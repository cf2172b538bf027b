import { useEffect, useRef, useState } from 'react';
import { newsOf } from './types.ts';
import type { NotificationItem, Severity } from './types.ts';

/** A notification that is no longer shown. */
export interface PastNotification {
  /** Different for every entry, also for two of one id. */
  readonly key: string;
  /** As it was when shown. */
  readonly severity: Severity;
  /** The text that was shown. */
  readonly message: string;
  /** When it appeared: milliseconds since 1970 UTC. */
  readonly at: number;
}

/** What the history can be told. */
export interface HistoryOptions {
  /** How many are kept, the newest ones; default 20. */
  readonly limit?: number | undefined;
  /** Milliseconds since 1970 UTC; the machine's time by default. */
  readonly now?: (() => number) | undefined;
}

interface Entry extends PastNotification {
  readonly id: string;
  readonly news: string;
}

function isStillShown(entry: Entry, items: readonly NotificationItem[]): boolean {
  return items.some((item) => item.id === entry.id && newsOf(item) === entry.news);
}

/**
 * Keeps the notifications that have gone, by themselves or closed, so that nobody has to be quick
 * (WCAG 2.2.1). Newest first; give it the same items as the stack, and the result to
 * `NotificationHistory`.
 */
export function useNotificationHistory(
  items: readonly NotificationItem[],
  { limit = 20, now = Date.now }: HistoryOptions = {},
): readonly PastNotification[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const said = useRef(new Map<string, string>());
  const count = useRef(0);
  useEffect(() => {
    const fresh = items.filter((item) => said.current.get(item.id) !== newsOf(item));
    said.current = new Map(items.map((item) => [item.id, newsOf(item)]));
    if (fresh.length === 0) return;
    const added = fresh.map((item): Entry => {
      const { id, severity, message } = item;
      count.current += 1;
      return {
        key: `${id} ${count.current}`,
        id,
        severity,
        message,
        at: now(),
        news: newsOf(item),
      };
    });
    setEntries((before) => [...added.toReversed(), ...before].slice(0, limit));
  }, [items, limit, now]);
  return entries.filter((entry) => !isStillShown(entry, items));
}
