import { DEFAULTS } from '@portal/order-flow';
import { describe, expect, it, vi } from 'vitest';
import type { Session, SessionState } from '../stores/session/session.ts';
import { createNotificationStore } from '../stores/notifications/notifications.ts';
import { createDraftStore } from '../draft/store/draft-store.ts';
import { createStore } from '../stores/store.ts';
import { map, record } from '../stories/fixtures/products.ts';
import { ordering } from '../stories/fixtures/wizard.ts';
import { handleTabMessage } from './handle-tab-message.ts';

const NUMBER = '7K2M-Q0XA-93TB';

/** A tab whose basket has the items `one` and `two`. */
function openTab({ isGuest = false } = {}) {
  const draft = createDraftStore({
    defaults: DEFAULTS,
    storage: { read: () => null, write: () => true, remove: () => undefined },
    log: () => undefined,
    debounce: (work) => work(),
    onSaving: () => undefined,
    onDropped: () => undefined,
  });
  for (const action of [...ordering(map, 'one'), ...ordering(record, 'two')]) {
    draft.dispatch(action);
  }
  const notifications = createNotificationStore();
  const refresh = vi.fn<Session['refresh']>(async () => undefined);
  const session: Session = {
    store: createStore<SessionState>({
      loginState: 'executed',
      customer: null,
      opensOrder: false,
      ended: false,
    }),
    callsAsGuest: () => isGuest,
    isGuest: () => isGuest,
    refresh,
    refreshIfDue: async () => undefined,
    unauthorized: () => undefined,
    logout: async () => undefined,
  };
  return {
    draft,
    refresh,
    receivePerson: (customerKey: string | null) =>
      handleTabMessage({ session, draft, notifications }, { type: 'person', customerKey }),
    keys: () => draft.get().basket.map(({ key }) => key),
    shown: () => notifications.store.get(),
    receive: (...keys: readonly string[]) =>
      handleTabMessage(
        { session, draft, notifications },
        { type: 'ordered', keys, orderNumber: NUMBER },
      ),
  };
}

describe('a message that another tab has ordered (FIND-5)', () => {
  it('removes the items, and says how many were ordered with which number', () => {
    const tab = openTab();
    tab.receive('one');
    expect(tab.keys()).toEqual(['two']);
    expect(tab.shown()).toMatchObject([
      { message: 'tabs.ordered', values: { count: 1, orderNumber: NUMBER } },
    ]);
    tab.receive('two');
    expect(tab.draft.get()).toMatchObject({ basket: [], orderNumber: NUMBER });
  });

  it('changes nothing while this tab sends the same basket, which it then continues with', () => {
    const tab = openTab();
    tab.draft.dispatch({ type: 'sendStarted', idempotencyKey: 'key' });
    tab.receive('one', 'two');
    expect(tab.keys()).toEqual(['one', 'two']);
    expect(tab.shown()).toEqual([]);
    tab.draft.dispatch({ type: 'orderCreated', orderNumber: NUMBER });
    expect(tab.draft.get().step).toBe('payment');
  });

  it('is not shown where the basket has none of the items', () => {
    const tab = openTab();
    tab.receive('other');
    expect(tab.shown()).toEqual([]);
  });
});

describe('a message that somebody has logged in in another tab (OPEN-1)', () => {
  it('asks who it is, where a guest has configured extracts', () => {
    const tab = openTab({ isGuest: true });
    tab.receivePerson(null);
    expect(tab.refresh).not.toHaveBeenCalled();
    tab.receivePerson('c1');
    expect(tab.refresh).toHaveBeenCalledOnce();
    expect(tab.keys()).toEqual(['one', 'two']);
  });

  it('changes nothing where nobody can do anything before the login', () => {
    const tab = openTab();
    tab.receivePerson('c1');
    expect(tab.refresh).not.toHaveBeenCalled();
  });
});
