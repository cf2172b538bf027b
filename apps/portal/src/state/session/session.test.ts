import { ApiError } from '@portal/api';
import type { Customer } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { createSession, RECHECK_MS } from './session.ts';

const ERIKA: Customer = {
  id: 'c1',
  name: 'Erika',
  lastname: 'Mustermann',
  email: 'erika@example.org',
  trustLevel: 'LEVEL_4',
  sex: 'FEMALE',
};

function setUp(answer: () => Promise<Customer>, isGuest = () => false) {
  const events: string[] = [];
  const clock = { now: 0 };
  const session = createSession({
    client: {
      getCustomer: () => {
        events.push('asked');
        return answer();
      },
      logout: async () => void events.push('ended at the backend'),
    },
    isGuest,
    now: () => clock.now,
    log: (message) => events.push(message),
    onCustomer: ({ name }) => events.push(`known ${name}`),
    onEnded: () => events.push('ended'),
    onLogout: () => events.push('forgotten'),
    onLoggedOut: () => events.push('told'),
  });
  return { session, events, clock };
}

const missing = () => Promise.reject(new ApiError('problem', 401, null));

describe('session (FLOW-18)', () => {
  it('does not ask for one whom the backend has called a guest, unless it knows better', async () => {
    const guest = { is: true };
    const { session, events } = setUp(
      () => Promise.resolve(ERIKA),
      () => guest.is,
    );
    await session.refresh();
    expect(events).toEqual([]);
    expect(session.store.get()).toEqual({ loginState: 'executed', customer: null, ended: false });
    guest.is = false;
    await session.refresh();
    guest.is = true;
    await session.refresh();
    expect(events.filter((event) => event === 'asked')).toHaveLength(2);
  });

  it('knows who is there once the backend has told', async () => {
    const { session, events } = setUp(() => Promise.resolve(ERIKA));
    expect(session.store.get().loginState).toBe('pending');
    await session.refresh();
    expect(session.store.get()).toEqual({ loginState: 'executed', customer: ERIKA, ended: false });
    expect(events).toEqual(['asked', 'known Erika']);
  });

  it('takes a 401 on loading for nobody yet, without a word', async () => {
    const { session, events } = setUp(missing);
    const refreshed = session.refresh();
    session.unauthorized();
    await refreshed;
    expect(session.store.get()).toEqual({ loginState: 'executed', customer: null, ended: false });
    expect(events).toEqual(['asked']);
  });

  it('only logs when the backend cannot be asked', async () => {
    const { session, events } = setUp(() => Promise.reject(new ApiError('network', 0, null)));
    await session.refresh();
    expect(session.store.get().customer).toBeNull();
    expect(events).toEqual(['asked', 'The session could not be refreshed']);
  });

  it('tells once that a session has ended, and remembers it until the next login', async () => {
    const { session, events } = setUp(() => Promise.resolve(ERIKA));
    await session.refresh();
    session.unauthorized();
    session.unauthorized();
    expect(session.store.get()).toEqual({ loginState: 'executed', customer: null, ended: true });
    expect(events.filter((event) => event === 'ended')).toHaveLength(1);
    await session.refresh();
    expect(session.store.get().ended).toBe(false);
  });

  it('asks again after five days by the clock, not before', async () => {
    const { session, events, clock } = setUp(() => Promise.resolve(ERIKA));
    await session.refresh();
    clock.now = RECHECK_MS - 1;
    await session.refreshIfDue();
    expect(events.filter((event) => event === 'asked')).toHaveLength(1);
    clock.now = RECHECK_MS;
    await session.refreshIfDue();
    expect(events.filter((event) => event === 'asked')).toHaveLength(2);
  });

  it('forgets here first and then ends the session at the backend (APP-11)', async () => {
    const { session, events } = setUp(() => Promise.resolve(ERIKA));
    await session.refresh();
    await session.logout();
    expect(session.store.get().customer).toBeNull();
    expect(events.slice(-3)).toEqual(['forgotten', 'ended at the backend', 'told']);
  });
});
