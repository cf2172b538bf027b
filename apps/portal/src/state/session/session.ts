import type { ApiClient, Customer } from '@portal/api';
import { ApiError } from '@portal/api';
import type { LoginState } from '@portal/order-flow';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';
import type { Log } from '../../browser/log.ts';

/** After so many milliseconds the session is asked for again: 5 days (FLOW-18). */
export const RECHECK_MS = 432_000_000;

/** Who is logged in, as far as the portal knows. */
export interface SessionState {
  readonly loginState: LoginState;
  readonly customer: Customer | null;
  /** The session ended by itself (401) while somebody was logged in, and nobody has logged in since. */
  readonly ended: boolean;
}

/** What the session needs from the portal. */
export interface SessionOptions {
  readonly client: Pick<ApiClient, 'getCustomer' | 'logout'>;
  /** Whether the backend has said that nobody is logged in; asking would only bring an error into the browser's log. */
  readonly isGuest: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  readonly onCustomer: (customer: Customer) => void;
  readonly onEnded: () => void;
  readonly onLogout: () => void;
  /** The backend has ended the session: whoever asks it from now on hears of nobody. */
  readonly onLoggedOut: () => void;
}

/** The session and what may happen to it. */
export interface Session {
  readonly store: Store<SessionState>;
  /** Asks the backend who is there (the seeds' "trigger"); a failure means: nobody yet, and is only logged. */
  readonly refresh: () => Promise<void>;
  /** Asks again if the last answer is older than {@link RECHECK_MS} by the clock; timers sleep with the laptop. */
  readonly refreshIfDue: () => Promise<void>;
  /** A call was answered with 401. */
  readonly unauthorized: () => void;
  /** Forgets the person here, then ends the session at the backend. Rejects when that call fails. */
  readonly logout: () => Promise<void>;
}

/** Makes the session of a page that has just been loaded: not known yet. */
export function createSession(options: SessionOptions): Session {
  const { client, now, log } = options;
  const cell = createStore<SessionState>({ loginState: 'pending', customer: null, ended: false });
  let checkedAt: number | null = null;

  async function refresh(): Promise<void> {
    const { customer: before, ended } = cell.get();
    if (!before && options.isGuest()) {
      cell.set({ loginState: 'executed', customer: null, ended });
      return;
    }
    cell.set({ loginState: 'started', customer: before, ended });
    try {
      const customer = await client.getCustomer();
      checkedAt = now();
      options.onCustomer(customer);
      cell.set({ loginState: 'executed', customer, ended: false });
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 401;
      if (!isMissing) log('The session could not be refreshed', error);
      const { customer, ended: hasEnded } = cell.get();
      cell.set({ loginState: 'executed', customer: isMissing ? null : customer, ended: hasEnded });
    }
  }

  return {
    store: cell,
    refresh,
    async refreshIfDue() {
      if (checkedAt !== null && now() - checkedAt >= RECHECK_MS) await refresh();
    },
    unauthorized() {
      if (!cell.get().customer) return;
      checkedAt = null;
      cell.set({ loginState: 'executed', customer: null, ended: true });
      options.onEnded();
    },
    async logout() {
      checkedAt = null;
      cell.set({ loginState: 'executed', customer: null, ended: false });
      options.onLogout();
      await client.logout();
      options.onLoggedOut();
    },
  };
}
