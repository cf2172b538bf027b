import type { NewGuestOrder } from '@portal/api';
import { sessionStore } from '../../browser/storage.ts';
import { GUEST_KEY } from './guest-key.ts';

/** An order that was sent, and whose address is not proven in this browser yet. */
export interface SentGuestOrder {
  /** The idempotency key, which a request for another mail repeats. */
  readonly key: string;
  readonly body: NewGuestOrder;
  /** When the last mail was asked for, in milliseconds since 1970. */
  readonly sentAt: number;
  /** How many mails to this address were asked for. */
  readonly mails: number;
}

/** What somebody has typed who orders without an account, and the order once it is sent (OPEN-2). */
export interface GuestEntries {
  readonly name: string;
  readonly email: string;
  readonly sent: SentGuestOrder | null;
}

/** Entries before anything is typed. */
export const NO_ENTRIES: GuestEntries = { name: '', email: '', sent: null };

function isSent(value: unknown): value is SentGuestOrder {
  const { key, body, sentAt, mails } = Object(value);
  const { email, name, order } = Object(body);
  const isBody = [email, name].every((text) => typeof text === 'string');
  const hasOrder = Array.isArray(Object(order).orderPositions);
  const isNumbered = [sentAt, mails].every((number) => Number.isFinite(number));
  return typeof key === 'string' && isBody && hasOrder && isNumbered;
}

function isEntries(value: unknown): value is GuestEntries {
  const { name, email, sent } = Object(value);
  const isTyped = [name, email].every((text) => typeof text === 'string');
  return isTyped && (sent === null || isSent(sent));
}

/** What was typed before the page was loaded again; null for somebody who has not chosen to order without an account. */
export function readGuest(): GuestEntries | null {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(GUEST_KEY) ?? 'null');
    return isEntries(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores it for this tab; null removes it. */
export function writeGuest(entries: GuestEntries | null): void {
  if (entries === null) sessionStore.remove(GUEST_KEY);
  else sessionStore.write(GUEST_KEY, JSON.stringify(entries));
}
