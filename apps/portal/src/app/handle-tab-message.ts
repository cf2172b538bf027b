import type { TabMessage } from '../stores/tabs/tab-channel.ts';
import type { Services } from '../services/services.ts';

/**
 * Handles a message from another tab. Items that were ordered there are removed from this basket with a
 * notification, so that nobody orders twice by mistake. When another person, or nobody, is logged in there, the
 * session is refreshed, which keeps or clears the order in this tab (FLOW-18).
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
    tone: 'warning',
    message: 'tabs.ordered',
    values: { count: ordered.length },
  });
}
