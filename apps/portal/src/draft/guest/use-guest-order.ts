import type { Addressee } from '@portal/api';
import { hasPaper, newOrder, normalizeLine, validateSending } from '@portal/order-flow';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { uniqueKey } from '../../browser/unique-key.ts';
import { useIsMounted } from '../../navigation/use-is-mounted.ts';
import {
  type GuestEntries,
  NO_ENTRIES,
  readGuest,
  writeGuest,
} from '../../orders/guest/guest-entries.ts';
import { guestOrderPath } from '../../routes/paths.ts';
import { useDraft, useServices } from '../../services/services.ts';
import { errorOf, failureOf, type Send } from '../summary/use-send.ts';
import { canOrderAsGuest } from './can-order-as-guest.ts';
import { type GuestFault, type GuestField, guestFaults } from './guest-faults.ts';

/** An order of somebody without an account, until it is sent. */
export interface GuestOrder {
  readonly typed: Pick<GuestEntries, 'name' | 'email'>;
  readonly change: (part: Partial<Pick<GuestEntries, 'name' | 'email'>>) => void;
  /** Where paper is sent; null without paper. */
  readonly address: Addressee | null;
  /** What is wrong, once somebody has tried to send. */
  readonly faults: ReadonlyMap<GuestField, GuestFault>;
  /** Counts the attempts. */
  readonly attempt: number;
  /** What is missing besides the fields, such as a consent. */
  readonly missing: ReturnType<typeof validateSending>[number] | undefined;
  readonly sending: Send;
  /** Back to the login. */
  readonly leave: () => void;
}

/** Paper is sent within Germany to people without an account; another country is in the profile of an account. */
const NO_ADDRESS: Addressee = { name: '', street: '', zipCode: '', city: '', country: 'DE' };

const NO_FAULTS: ReadonlyMap<GuestField, GuestFault> = new Map();

/**
 * Sends the basket without an account (OPEN-2): the entries survive a reload, a repeated attempt has the same key, and the order is emptied
 * when the mail with the link is on its way.
 *
 * @param onCreated called before the basket is emptied and the next page opens
 * @returns null where the basket is ordered by a login
 */
export function useGuestOrder(onCreated: () => void): GuestOrder | null {
  const { client, configuration, draft, language, session } = useServices();
  const current = useDraft();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [entries, setEntries] = useState(readGuest);
  const [attempt, setAttempt] = useState(0);
  const { sending } = current;
  const error = useMemo(() => (sending.status === 'failed' ? errorOf(sending) : null), [sending]);
  if (!entries || !session.isGuest() || !canOrderAsGuest(configuration, current.basket)) {
    return null;
  }
  const name = normalizeLine(entries.name);
  const address = hasPaper(current.basket) ? (current.addressee ?? NO_ADDRESS) : null;
  const toSend = { ...current, addressee: address && { ...address, name } };
  const faults = guestFaults(entries, address, configuration);
  const [missing] = validateSending({ ...toSend, addressee: null }, null, configuration);
  const store = (changed: GuestEntries | null): void => {
    setEntries(changed);
    writeGuest(changed);
  };
  const run = async (): Promise<void> => {
    const body = {
      email: entries.email.trim(),
      name,
      order: { ...newOrder(toSend, null), language: language.get() },
    };
    const started = draft.dispatch({ type: 'sendStarted', idempotencyKey: uniqueKey() });
    if (started.sending.status !== 'started') return;
    const { idempotencyKey: key } = started.sending;
    try {
      await client.call('createGuestOrder', { header: { 'Idempotency-Key': key }, body });
      writeGuest({ ...entries, sent: { key, body, sentAt: Date.now(), mails: 1 } });
      const wasMounted = isMounted();
      onCreated();
      draft.dispatch({ type: 'clearAll' });
      if (wasMounted) await navigate(guestOrderPath, { replace: true });
    } catch (cause) {
      draft.dispatch({ type: 'sendFailed', idempotencyKey: key, failure: failureOf(cause) });
    }
  };
  const send = (): void => {
    if (draft.get().sending.status === 'started') return;
    setAttempt((count) => count + 1);
    if (faults.size === 0 && !missing) void run();
  };
  return {
    typed: entries,
    change: (part) => store({ ...(readGuest() ?? NO_ENTRIES), ...part }),
    address,
    faults: attempt === 0 ? NO_FAULTS : faults,
    attempt,
    missing: faults.size === 0 ? missing : undefined,
    sending: { send, isSending: sending.status === 'started', error },
    leave: () => store(null),
  };
}
