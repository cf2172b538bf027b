import type { ReactNode } from 'react';

/** Tone of a notification; shown by text, icon and colour. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** One notification (UI-4). */
export interface NotificationItem {
  /** An item with the same id replaces the one that is shown. */
  readonly id: string;
  /**
   * A new version announces the same message again and restarts its timeout, for an event that
   * happened twice but is shown once.
   */
  readonly version?: string | number | undefined;
  /** Decides text, icon, colour, and the politeness of the announcement. */
  readonly tone: NotificationTone;
  /** Visible above the message, and announced before it; none by default. */
  readonly heading?: string | undefined;
  /** The message, which is also announced; one or two sentences. */
  readonly message: string;
  /** Whether it has a close button; default true. */
  readonly dismissible?: boolean | undefined;
  /** Timeout in milliseconds; default 10000, `null` for none. */
  readonly timeout?: number | null | undefined;
  /** At most one button or link. An item with an action has no timeout. */
  readonly action?: ReactNode;
}

/** Default timeout of a notification in milliseconds (UI-4). */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The effective timeout of an item, `null` for none. */
export function timeoutOf(item: NotificationItem): number | null {
  if (item.action !== undefined && item.action !== null) return null;
  return item.timeout === undefined ? DEFAULT_TIMEOUT_MS : item.timeout;
}

/**
 * Changes when an item must be announced again. A string, as consumers may create new item objects
 * in every render.
 */
export function announcementKey({
  tone,
  heading = '',
  message,
  version = '',
}: NotificationItem): string {
  return `${tone} ${version} ${heading} ${message}`;
}
