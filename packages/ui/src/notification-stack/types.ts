import type { ReactNode } from 'react';

/** Tone of a notification; shown by text, icon and colour. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** One notification. */
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
  /** Timeout in milliseconds, `null` for none; default 10000, and none for an error and for an item with an action. */
  readonly timeout?: number | null | undefined;
  /** At most one button or link. With a timeout, what it does must be possible elsewhere too (WCAG 2.2.1). */
  readonly action?: ReactNode;
}

/** Default timeout of a notification in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The effective timeout of an item, `null` for none: errors stay, as nobody must miss them (WCAG 2.2.1). */
export function timeoutOf(item: NotificationItem): number | null {
  if (item.timeout !== undefined) return item.timeout;
  if (item.tone === 'danger') return null;
  return item.action !== undefined && item.action !== null ? null : DEFAULT_TIMEOUT_MS;
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
