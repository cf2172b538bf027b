import type { MessageId } from '../../i18n/messages.ts';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';

/** How much a notification matters. */
export type Severity = 'info' | 'success' | 'warning' | 'danger';

/** Something to be said between header and content (APP-6). */
export interface NotificationRequest {
  /** The same id replaces (UI-4). */
  readonly id: string;
  readonly severity: Severity;
  readonly message: MessageId;
  readonly values?: Record<string, string | number>;
  /** Milliseconds until it goes; null stays until closed. Default 10000. */
  readonly timeoutMs?: number | null;
  /** A way on, such as taking something back. */
  readonly action?: { readonly label: MessageId; readonly run: () => void };
}

/** One that is shown. */
export interface ShownNotification extends NotificationRequest {
  /** Different each time something is said, so that what happens twice is heard twice. */
  readonly version: number;
}

/** The notifications shown now. */
export interface NotificationStore {
  readonly store: Store<readonly ShownNotification[]>;
  readonly show: (notice: NotificationRequest) => void;
  readonly close: (id: string) => void;
  /** Closes them all: what they offer to take back belongs to somebody who has left. */
  readonly clear: () => void;
}

/** Makes an empty list of notifications. */
export function createNotificationStore(): NotificationStore {
  const cell = createStore<readonly ShownNotification[]>([]);
  let count = 0;
  const without = (id: string): readonly ShownNotification[] =>
    cell.get().filter((item) => item.id !== id);
  return {
    store: cell,
    show(notice) {
      count += 1;
      cell.set([...without(notice.id), { ...notice, version: count }]);
    },
    close: (id) => {
      if (cell.get().some((item) => item.id === id)) cell.set(without(id));
    },
    clear: () => cell.set([]),
  };
}
