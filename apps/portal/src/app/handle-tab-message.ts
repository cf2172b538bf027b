import type { TabMessage } from '../stores/tabs/tab-channel.ts';
import type { Services } from '../services/services.ts';

/**
 * Handles a message from another tab. Items that were ordered there are removed from this basket with a
 * notification, so that nobody orders twice by mistake, unless this tab is sending them itself (FIND-5). When another person, or nobody, is logged in there, the
 * session is refreshed, which keeps or clears the order in this tab (FLOW-18).
 */
export function handleTabMessage(
  { session, draft, notifications }: Pick<Services, 'session' | 'draft' | 'notifications'>,
  message: TabMessage,
): void {
  if (message.type === 'person') {
    const { customer } = session.store.get();
    const isOther = customer && customer.id !== message.customerKey;
    // What a guest has configured here belongs to the person who has logged in there (OPEN-1).
    if (isOther || (message.customerKey !== null && session.isGuest())) void session.refresh();
    return;
  }
  const { keys, orderNumber } = message;
  const before = draft.get().basket.length;
  const { basket } = draft.dispatch({ type: 'orderedElsewhere', keys, orderNumber });
  const count = before - basket.length;
  if (count === 0) return;
  notifications.show({
    id: 'tabs',
    tone: 'warning',
    message: 'tabs.ordered',
    values: { count, orderNumber },
  });
}
