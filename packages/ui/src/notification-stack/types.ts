import type { ReactNode } from 'react';

/** How grave a notification is; said by a word, an icon and a colour. */
export type Severity = 'info' | 'success' | 'warning' | 'danger';

/** One notification (UI-4). */
export interface NotificationItem {
  /** Same id replaces the notification that is already shown. */
  readonly id: string;
  /**
   * Another one makes the same message a new one, which is spoken again and whose time begins anew:
   * what happened twice is heard twice, though only one is shown.
   */
  readonly version?: string | number | undefined;
  /** Decides word, icon, colour, and how urgently it is spoken. */
  readonly severity: Severity;
  /** The message, also what is spoken; one or two sentences. */
  readonly message: string;
  /** Whether it has a close button; default true. */
  readonly closable?: boolean | undefined;
  /** Milliseconds until it closes by itself; default 10000, `null` = it stays. */
  readonly timeout?: number | null | undefined;
  /** At most one button or link. An item with an action never closes by itself. */
  readonly action?: ReactNode;
}

/** Time until a notification closes by itself, in milliseconds (UI-4). */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The time-out that holds for an item, `null` when it stays. */
export function timeoutOf(item: NotificationItem): number | null {
  if (item.action !== undefined && item.action !== null) return null;
  return item.timeout === undefined ? DEFAULT_TIMEOUT_MS : item.timeout;
}

/** Differs once an item is to be said anew. Made of text, as a consumer may build its items anew at every render. */
export function newsOf({ severity, message, version = '' }: NotificationItem): string {
  return `${severity} ${version} ${message}`;
}
