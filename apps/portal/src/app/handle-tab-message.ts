import type { TabMessage } from '../state/tabs/tab-channel.ts';
import type { Services } from '../services/services.ts';

/**
 * What another window of this browser did, taken up here: positions that it ordered leave this basket with a word
 * about it, so that nobody orders twice unnoticed; another person, or nobody, at the browser's one session is asked
 * for at the backend, which then keeps or drops what stands here (FLOW-18).
 */
export function handleTabMessage(
  { session, orders, notifications }: Pick<Services, 'session' | 'orders' | 'notifications'>,
  message: TabMessage,
): void {
  if (message.type === 'person') {
    const { customer } = session.store.get();
    if (customer && customer.id !== message.customerKey) void session.refresh();
    return;
  }
  const ordered = orders.get().basket.filter(({ key }) => message.keys.includes(key));
  if (ordered.length === 0) return;
  for (const { key } of ordered) orders.dispatch({ type: 'removeProduct', key });
  notifications.show({
    id: 'tabs',
    severity: 'warning',
    message: 'tabs.ordered',
    values: { count: ordered.length },
    timeoutMs: null,
  });
}
