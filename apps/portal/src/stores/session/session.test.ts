import { ApiError } from '@portal/api';
import type { Customer } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { createSession, RECHECK_MS } from './session.ts';

const ERIKA: Customer = {
  id: 'c1',
  name: 'Erika',
  lastname: 'Mustermann',
  email: 'erika@example.org',
  trustLevel: 'LEVEL_4',
  sex: 'FEMALE',
  address: { street: 'Lindenallee 5', zipCode: '15990', city: 'Lindenau', country: 'DE' },
};

function setUp(answer: () => Promise<Customer>, takesGuests = false) {
  const events: string[] = [];
  const clock = { now: 0 };
  const session = createSession({
    getCustomer: () => {
      events.push('requested');
      return answer();
    },
    endSession: async () => void events.push('ended at the backend'),
    now: () => clock.now,
    log: (message) => events.push(message),
    onCustomer: ({ name }) => events.push(`known ${name}`),
    onEnded: () => events.push('ended'),
    takesGuests,
    onGuestRefused: () => events.push('guest refused'),
    onOrderOpened: () => events.push('order opened'),
    onOrderClosed: () => events.push('order closed'),
    onLogout: () => events.push('cleared'),
    onLoggedOut: () => events.push('logged out'),
  });
  return { session, events, clock };
}

const missing = () => Promise.reject(new ApiError('problem', 401, null));

describe('session (FLOW-18)', () => {
  it('asks on load, also for a guest (IN-6)', async () => {
    const { session, events } = setUp(missing);
    await session.refresh();
    expect(events).toEqual(['requested']);
    expect(session.store.get()).toEqual({
      loginState: 'executed',
      customer: null,
      opensOrder: false,
      ended: false,
    });
  });

  it('stores the person that the backend returns', async () => {
    const { session, events } = setUp(() => Promise.resolve(ERIKA));
    expect(session.store.get().loginState).toBe('pending');
    await session.refresh();
    expect(session.store.get()).toEqual({
      loginState: 'executed',
      customer: ERIKA,
      opensOrder: false,
      ended: false,
    });
    expect(events).toEqual(['requested', 'known Erika']);
  });

  it('stays logged out when an earlier answer arrives after a logout', async () => {
    const answer = Promise.withResolvers<Customer>();
    const { session, events } = setUp(() => answer.promise);
    const refreshed = session.refresh();
    await session.logout();
    answer.resolve(ERIKA);
    await refreshed;
    expect(session.store.get()).toEqual({
      loginState: 'executed',
      customer: null,
      opensOrder: false,
      ended: false,
    });
    expect(events).not.toContain('known Erika');
  });

  it('treats a 401 on loading as logged out, without a message', async () => {
    const { session, events } = setUp(missing);
    const refreshed = session.refresh();
    session.unauthorized();
    await refreshed;
    expect(session.store.get()).toEqual({
      loginState: 'executed',
      customer: null,
      opensOrder: false,
      ended: false,
    });
    expect(events).toEqual(['requested']);
  });

  it('only logs when the backend cannot be reached', async () => {
    const { session, events } = setUp(() => Promise.reject(new ApiError('network', 0, null)));
    await session.refresh();
    expect(session.store.get().customer).toBeNull();
    expect(events).toEqual(['requested', 'The session could not be refreshed']);
  });

  it('reports once that a session has ended, and stores it until the next login', async () => {
    const { session, events } = setUp(() => Promise.resolve(ERIKA));
    await session.refresh();
    session.unauthorized();
    session.unauthorized();
    expect(session.store.get()).toEqual({
      loginState: 'executed',
      customer: null,
      opensOrder: false,
      ended: true,
    });
    expect(events.filter((event) => event === 'ended')).toHaveLength(1);
    await session.refresh();
    expect(session.store.get().ended).toBe(false);
  });

  it('refreshes after five days by the clock, not before', async () => {
    const { session, events, clock } = setUp(() => Promise.resolve(ERIKA));
    await session.refresh();
    clock.now = RECHECK_MS - 1;
    await session.refreshIfDue();
    expect(events.filter((event) => event === 'requested')).toHaveLength(1);
    clock.now = RECHECK_MS;
    await session.refreshIfDue();
    expect(events.filter((event) => event === 'requested')).toHaveLength(2);
  });

  it('schedules the next check after each successful one, and none without a person (SEED-4)', async () => {
    vi.useFakeTimers();
    try {
      const { session, events } = setUp(() => Promise.resolve(ERIKA));
      const requests = () => events.filter((event) => event === 'requested').length;
      await session.refresh();
      await vi.advanceTimersByTimeAsync(RECHECK_MS - 1);
      expect(requests()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests()).toBe(2);
      await vi.advanceTimersByTimeAsync(RECHECK_MS);
      expect(requests()).toBe(3);
      await session.logout();
      await vi.advanceTimersByTimeAsync(2 * RECHECK_MS);
      expect(requests()).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('clears the person first and then ends the session at the backend (APP-11)', async () => {
    const { session, events } = setUp(() => Promise.resolve(ERIKA));
    await session.refresh();
    await session.logout();
    expect(session.store.get().customer).toBeNull();
    expect(events.slice(-3)).toEqual(['cleared', 'ended at the backend', 'logged out']);
  });
});

describe('a guest (OPEN-1)', () => {
  it('is known once the session is, and says so in calls before', async () => {
    const { session } = setUp(missing, true);
    expect([session.callsAsGuest(), session.isGuest()]).toEqual([true, false]);
    await session.refresh();
    expect([session.callsAsGuest(), session.isGuest()]).toEqual([true, true]);
    const closed = setUp(missing).session;
    await closed.refresh();
    expect([closed.callsAsGuest(), closed.isGuest()]).toEqual([false, false]);
  });

  it('is nobody who is logged in, or whose session has ended', async () => {
    const { session } = setUp(() => Promise.resolve(ERIKA), true);
    await session.refresh();
    expect([session.callsAsGuest(), session.isGuest()]).toEqual([false, false]);
    session.unauthorized();
    expect([session.callsAsGuest(), session.isGuest()]).toEqual([false, false]);
    await session.logout();
    expect(session.isGuest()).toBe(true);
  });

  it('must log in when a call is refused, which is said once', async () => {
    const { session, events } = setUp(missing, true);
    await session.refresh();
    session.unauthorized();
    session.unauthorized();
    expect(events).toEqual(['requested', 'guest refused']);
    expect(session.isGuest()).toBe(false);
  });
});

describe('an order without an account that was opened by its link (OPEN-2)', () => {
  const GUEST: Customer = { ...ERIKA, id: 'g1', trustLevel: 'LEVEL_1', guest: true };
  const opened = { loginState: 'executed', customer: null, opensOrder: true, ended: false };

  it('is no login', async () => {
    const { session, events } = setUp(() => Promise.resolve(GUEST), true);
    await session.refresh();
    expect(session.store.get()).toEqual(opened);
    expect(session.isGuest()).toBe(true);
    expect(events).toEqual(['requested']);
  });

  it('ends the session of the person who was logged in', async () => {
    const answers = [ERIKA, GUEST];
    const { session, events } = setUp(() => Promise.resolve(answers.shift() ?? GUEST), true);
    await session.refresh();
    await session.refresh();
    expect(events).toEqual(['requested', 'known Erika', 'requested', 'order opened']);
    expect(session.store.get()).toEqual(opened);
  });

  it('says that it is closed when its session has ended, once', async () => {
    const answers = [() => Promise.resolve(GUEST), missing];
    const { session, events } = setUp(() => (answers.shift() ?? missing)(), true);
    await session.refresh();
    session.unauthorized();
    session.unauthorized();
    await vi.waitFor(() => expect(events).toContain('order closed'));
    expect(events).toEqual(['requested', 'requested', 'order closed']);
    expect(session.store.get()).toEqual({ ...opened, opensOrder: false });
    expect(session.isGuest()).toBe(true);
  });

  it('stays open when a search is refused', async () => {
    const { session, events } = setUp(() => Promise.resolve(GUEST), true);
    await session.refresh();
    session.unauthorized();
    await vi.waitFor(() => expect(events).toContain('guest refused'));
    expect(session.store.get()).toEqual(opened);
  });

  it('stays open when the backend does not respond', async () => {
    const answers = [() => Promise.resolve(GUEST)];
    const { session } = setUp(
      () => (answers.shift() ?? (() => Promise.reject(new ApiError('network', 0, null))))(),
      true,
    );
    await session.refresh();
    await session.refresh();
    expect(session.store.get()).toEqual(opened);
  });
});
