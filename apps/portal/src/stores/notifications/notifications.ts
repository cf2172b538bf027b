import type { MessageId } from '../../i18n/messages.ts';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';

export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** A notification between header and content (APP-6). */
export interface NotificationRequest {
  /** A notification with the same id is replaced (UI-4). */
  readonly id: string;
  readonly tone: NotificationTone;
  readonly message: MessageId;
  readonly values?: Record<string, string | number>;
  /** Messages that are listed in the message, as its value `list`. */
  readonly list?: readonly MessageId[];
  /** Milliseconds until it closes; null: it stays until closed. Default 10000. */
  readonly timeoutMs?: number | null;
  /** An optional button, such as undo. */
  readonly action?: { readonly label: MessageId; readonly run: () => void };
}

/** A notification that is shown. */
export interface ShownNotification extends NotificationRequest {
  /** Different for each call of `show`, so that a repeated message is announced again. */
  readonly version: number;
}

/** The notifications that are shown. */
export interface NotificationStore {
  readonly store: Store<readonly ShownNotification[]>;
  readonly show: (notice: NotificationRequest) => void;
  readonly close: (id: string) => void;
  /** Closes all: their actions belong to a person who has logged out. */
  readonly clear: () => void;
}

/** Creates an empty list of notifications. */
export function createNotificationStore(): NotificationStore {
  const store = createStore<readonly ShownNotification[]>([]);
  let count = 0;
  const without = (id: string): readonly ShownNotification[] =>
    store.get().filter((item) => item.id !== id);
  return {
    store,
    show(notice) {
      count += 1;
      store.set([...without(notice.id), { ...notice, version: count }]);
    },
    close: (id) => {
      if (store.get().some((item) => item.id === id)) store.set(without(id));
    },
    clear: () => store.set([]),
  };
}
