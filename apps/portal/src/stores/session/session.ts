import type { Customer } from '@portal/api';
import { ApiError } from '@portal/api';
import type { LoginState } from '@portal/order-flow';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';
import type { Log } from '../../browser/log.ts';

/** A session is refreshed after so many milliseconds: 5 days (FLOW-18). */
export const RECHECK_MS = 432_000_000;

/** Who is logged in. */
export interface SessionState {
  readonly loginState: LoginState;
  readonly customer: Customer | null;
  /** Nobody has logged in, and an order without an account was opened by its link (OPEN-2). */
  readonly opensOrder: boolean;
  /** The session has expired (401) and nobody has logged in since. */
  readonly ended: boolean;
}

/** Dependencies of the session. */
export interface SessionOptions {
  /** Requests the customer. @throws ApiError with status 401 without a session */
  readonly getCustomer: () => Promise<Customer>;
  /** Ends the session at the backend. @throws ApiError */
  readonly endSession: () => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  readonly onCustomer: (customer: Customer) => void;
  readonly onEnded: () => void;
  /** Whether the state lets people search and configure before they log in (OPEN-1). */
  readonly takesGuests: boolean;
  /** A call of a guest was refused: today's calls of guests are used up. */
  readonly onGuestRefused: () => void;
  /** An order without an account was opened, which ends the session of the person who was logged in (OPEN-2). */
  readonly onOrderOpened: () => void;
  /** The session of an order without an account has ended. */
  readonly onOrderClosed: () => void;
  readonly onLogout: () => void;
  /** Called when the backend has ended the session. */
  readonly onLoggedOut: () => void;
}

/** The session and its operations. */
export interface Session {
  readonly store: Store<SessionState>;
  /** Whether calls say that nobody is logged in; also while that is not known, since a session counts more. */
  readonly callsAsGuest: () => boolean;
  /** Whether somebody may configure extracts who is known not to be logged in (OPEN-1). */
  readonly isGuest: () => boolean;
  /**
   * Loads the person from the backend; a failure means that nobody is logged in, and is only
   * logged.
   */
  readonly refresh: () => Promise<void>;
  /** Refreshes a session that is older than {@link RECHECK_MS} by the clock; timers stop while a laptop sleeps. */
  readonly refreshIfDue: () => Promise<void>;
  /** A call was answered with 401. */
  readonly unauthorized: () => void;
  /** Clears the person here, then ends the session at the backend. Rejects when that call fails. */
  readonly logout: () => Promise<void>;
}

/** Creates the session of a page that was just loaded: unknown. */
export function createSession(options: SessionOptions): Session {
  const { getCustomer, endSession, now, log } = options;
  const nobody = { customer: null, opensOrder: false, ended: false };
  const store = createStore<SessionState>({ ...nobody, loginState: 'pending' });
  let checkedAt: number | null = null;
  let recheck: ReturnType<typeof setTimeout> | undefined;

  /** Notes a successful check; the next one is due after {@link RECHECK_MS}, or never without a person. */
  function noteCheck(at: number | null): void {
    checkedAt = at;
    clearTimeout(recheck);
    if (at !== null) recheck = setTimeout(() => void refresh(), RECHECK_MS);
  }

  async function refresh(): Promise<void> {
    store.set({ ...store.get(), loginState: 'started' });
    try {
      const customer = await getCustomer();
      // The person has logged out meanwhile.
      if (store.get().loginState !== 'started') return;
      if (customer.guest) {
        noteCheck(null);
        if (store.get().customer) options.onOrderOpened();
        store.set({ ...nobody, loginState: 'executed', opensOrder: true });
        return;
      }
      noteCheck(now());
      options.onCustomer(customer);
      store.set({ ...nobody, loginState: 'executed', customer });
    } catch (error) {
      const isLoggedOut = error instanceof ApiError && error.status === 401;
      if (!isLoggedOut) log('The session could not be refreshed', error);
      const { customer, opensOrder, ended } = store.get();
      store.set({
        loginState: 'executed',
        customer: isLoggedOut ? null : customer,
        opensOrder: opensOrder && !isLoggedOut,
        ended,
      });
    }
  }

  // After a 401 a login is needed.
  const callsAsGuest = (): boolean =>
    options.takesGuests && !store.get().customer && !store.get().ended;
  const isGuest = (): boolean => callsAsGuest() && store.get().loginState === 'executed';

  /** A search or a call of the opened order was refused: what has ended is asked for. */
  async function checkOpenedOrder(): Promise<void> {
    if (store.get().loginState !== 'executed') return;
    await refresh();
    if (store.get().opensOrder) options.onGuestRefused();
    else options.onOrderClosed();
  }

  return {
    store,
    callsAsGuest,
    isGuest,
    refresh,
    async refreshIfDue() {
      if (checkedAt !== null && now() - checkedAt >= RECHECK_MS) await refresh();
    },
    unauthorized() {
      if (store.get().opensOrder) {
        void checkOpenedOrder();
        return;
      }
      const refused = isGuest();
      if (!refused && !store.get().customer) return;
      noteCheck(null);
      store.set({ ...nobody, loginState: 'executed', ended: true });
      if (refused) options.onGuestRefused();
      else options.onEnded();
    },
    async logout() {
      noteCheck(null);
      store.set({ ...nobody, loginState: 'executed' });
      options.onLogout();
      await endSession();
      options.onLoggedOut();
    },
  };
}
