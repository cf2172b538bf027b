import { useEffect, useRef, useState } from 'react';
import { announcementKey } from './types.ts';
import type { NotificationItem, NotificationTone } from './types.ts';

/** A notification that is no longer shown. */
export interface PastNotification {
  /** Unique among the entries, also for two with the same notification id. */
  readonly key: string;
  /** Its tone when it was shown. */
  readonly tone: NotificationTone;
  /** The text that was shown. */
  readonly message: string;
  /** When it appeared, in milliseconds since 1970 UTC. */
  readonly at: number;
}

/** Options of the history. */
export interface HistoryOptions {
  /** Maximum number of entries; default 20. */
  readonly limit?: number | undefined;
  /** Current time in milliseconds since 1970 UTC; default the system clock. */
  readonly now?: (() => number) | undefined;
}

interface Entry extends PastNotification {
  readonly id: string;
  readonly itemKey: string;
}

function isStillShown(entry: Entry, items: readonly NotificationItem[]): boolean {
  return items.some((item) => item.id === entry.id && announcementKey(item) === entry.itemKey);
}

/**
 * Past notifications, closed by timeout or by the user, newest first, for people who need more time
 * to read (WCAG 2.2.1). Pass it the items of the stack, and its result to `NotificationHistory`.
 */
export function useNotificationHistory(
  items: readonly NotificationItem[],
  { limit = 20, now = Date.now }: HistoryOptions = {},
): readonly PastNotification[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const knownKeys = useRef(new Map<string, string>());
  const count = useRef(0);
  useEffect(() => {
    const newItems = items.filter(
      (item) => knownKeys.current.get(item.id) !== announcementKey(item),
    );
    knownKeys.current = new Map(items.map((item) => [item.id, announcementKey(item)]));
    if (newItems.length === 0) return;
    const added = newItems.map((item): Entry => {
      const { id, tone, message } = item;
      count.current += 1;
      return {
        key: `${id} ${count.current}`,
        id,
        tone: tone,
        message,
        at: now(),
        itemKey: announcementKey(item),
      };
    });
    setEntries((before) => [...added.toReversed(), ...before].slice(0, limit));
  }, [items, limit, now]);
  return entries.filter((entry) => !isStillShown(entry, items));
}
