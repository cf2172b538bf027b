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
  const store = createStore<SessionState>({ loginState: 'pending', customer: null, ended: false });
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
      noteCheck(now());
      options.onCustomer(customer);
      store.set({ loginState: 'executed', customer, ended: false });
    } catch (error) {
      const isLoggedOut = error instanceof ApiError && error.status === 401;
      if (!isLoggedOut) log('The session could not be refreshed', error);
      const { customer, ended: hasEnded } = store.get();
      store.set({
        loginState: 'executed',
        customer: isLoggedOut ? null : customer,
        ended: hasEnded,
      });
    }
  }

  // After a 401 a login is needed.
  const callsAsGuest = (): boolean =>
    options.takesGuests && !store.get().customer && !store.get().ended;
  const isGuest = (): boolean => callsAsGuest() && store.get().loginState === 'executed';

  return {
    store,
    callsAsGuest,
    isGuest,
    refresh,
    async refreshIfDue() {
      if (checkedAt !== null && now() - checkedAt >= RECHECK_MS) await refresh();
    },
    unauthorized() {
      const refused = isGuest();
      if (!refused && !store.get().customer) return;
      noteCheck(null);
      store.set({ loginState: 'executed', customer: null, ended: true });
      if (refused) options.onGuestRefused();
      else options.onEnded();
    },
    async logout() {
      noteCheck(null);
      store.set({ loginState: 'executed', customer: null, ended: false });
      options.onLogout();
      await endSession();
      options.onLoggedOut();
    },
  };
}
