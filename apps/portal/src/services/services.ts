import type { ApiClient, PortalConfiguration } from '@portal/api';
import type { Queries } from '@portal/api/queries';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../i18n/language.ts';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import type { NotificationStore } from '../state/notifications/notifications.ts';
import type { OrderStore } from '../state/order/order-store.ts';
import type { Session, SessionState } from '../state/session/session.ts';
import type { TabChannel } from '../state/tabs/tab-channel.ts';
import type { Theme } from '../state/preferences/theme.ts';
import type { OrderState } from '@portal/order-flow';

/** Everything a page can use; made once when the portal starts. */
export interface Services {
  readonly configuration: PortalConfiguration;
  readonly client: ApiClient;
  readonly queries: Queries;
  readonly orders: OrderStore;
  readonly session: Session;
  readonly notifications: NotificationStore;
  /** The other windows of this browser. */
  readonly tabs: TabChannel;
  /** Calls back when what belongs to the person must be forgotten: after a logout and after a 401. */
  readonly onPersonalDataCleared: (forget: () => void) => void;
  readonly theme: Store<Theme>;
  readonly language: Store<Language>;
}

/** Carries the services to the pages. */
export const ServicesContext = createContext<Services | null>(null);

/** The services. @throws Error outside of the app, which is a fault of the code. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services around this component');
  return services;
}

/** The order being put together. */
export function useOrder(): OrderState {
  return useStore(useServices().orders);
}

/**
 * A part of the order, so that what changes elsewhere in it, such as a letter typed into the search, costs nothing here.
 *
 * @param select gives the same value as long as the part is the same
 */
export function useOrderPart<T>(select: (order: OrderState) => T): T {
  const { orders } = useServices();
  const get = (): T => select(orders.get());
  return useSyncExternalStore(orders.subscribe, get, get);
}

/** Who is logged in. */
export function useSession(): SessionState {
  return useStore(useServices().session.store);
}
