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
  /** It stays when another page is shown: it concerns every page. */
  readonly staysAcrossPages?: boolean;
  /** Messages that are listed in the message, as its value `list`. */
  readonly list?: readonly MessageId[];
  /** An optional button, such as undo. */
  readonly action?: { readonly label: MessageId; readonly run: () => void };
}

/** A notification that is shown. */
export interface ShownNotification extends NotificationRequest {
  /** Different for each call of `show`, so that a repeated message is announced again. */
  readonly version: number;
  /** When it was shown, in ms since 1970. */
  readonly at: number;
}

/** How long after it was shown a notification belongs to the page that is shown next, in ms: what it reports has led there. */
const LEADS_ON_MS = 1000;

/** After 10 s success and information close; warnings and errors stay until closed or the page is left (SEED-5). In ms. */
export const timeoutOf = ({ tone }: NotificationRequest): number | null =>
  tone === 'success' || tone === 'info' ? 10_000 : null;

/** The notifications that are shown. */
export interface NotificationStore {
  readonly store: Store<readonly ShownNotification[]>;
  readonly show: (notice: NotificationRequest) => void;
  readonly close: (id: string) => void;
  /** Another page or step is shown: closes what belongs to the one before (PAGE-13). */
  readonly leavePage: () => void;
  /** Closes all: their actions belong to a person who has logged out. */
  readonly clear: () => void;
}

/** Creates an empty list of notifications. @param now ms since 1970 */
export function createNotificationStore(now: () => number = Date.now): NotificationStore {
  const store = createStore<readonly ShownNotification[]>([]);
  let count = 0;
  const without = (id: string): readonly ShownNotification[] =>
    store.get().filter((item) => item.id !== id);
  return {
    store,
    show(notice) {
      count += 1;
      store.set([...without(notice.id), { ...notice, version: count, at: now() }]);
    },
    close: (id) => {
      if (store.get().some((item) => item.id === id)) store.set(without(id));
    },
    leavePage: () => {
      const start = now() - LEADS_ON_MS;
      const kept = store.get().filter(({ staysAcrossPages, at }) => staysAcrossPages || at > start);
      if (kept.length < store.get().length) store.set(kept);
    },
    clear: () => store.set([]),
  };
}
