import type { Language } from '@portal/api';
import type { ApiClient, PortalConfiguration } from '@portal/api';
import type { QueryFactory } from '@portal/api/queries';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from '../stores/store.ts';
import { useStore } from '../stores/store.ts';
import type { NotificationStore } from '../stores/notifications/notifications.ts';
import type { DraftStore } from '../draft/store/draft-store.ts';
import type { Session, SessionState } from '../stores/session/session.ts';
import type { TabChannel } from '../stores/tabs/tab-channel.ts';
import type { ThemePreference } from '../stores/preferences/theme.ts';
import type { TextStore } from '../stores/texts/text-store.ts';
import type { Draft } from '@portal/order-flow';

/** Everything a page can use; created once when the portal starts. */
export interface Services {
  readonly configuration: PortalConfiguration;
  readonly client: ApiClient;
  readonly query: QueryFactory;
  readonly draft: DraftStore;
  readonly session: Session;
  readonly notifications: NotificationStore;
  /** Messages to and from the other tabs of this browser. */
  readonly tabs: TabChannel;
  /** Registers a callback for the moments when personal data must be cleared: after a logout and after a 401. */
  readonly onPersonalDataCleared: (clear: () => void) => void;
  readonly theme: Store<ThemePreference>;
  readonly language: Store<Language>;
  readonly texts: TextStore;
}

/** Context of the services. */
export const ServicesContext = createContext<Services | null>(null);

/** The services. @throws Error outside of `ServicesContext`, which is a programming error. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services around this component');
  return services;
}

/** The draft of the next order. */
export function useDraft(): Draft {
  return useStore(useServices().draft);
}

/**
 * A part of the draft. The component renders again only when this part changes, not for every key press in a search
 * field.
 *
 * @param select returns the same value as long as the part is unchanged
 */
export function useDraftPart<T>(select: (draft: Draft) => T): T {
  const { draft } = useServices();
  const get = (): T => select(draft.get());
  return useSyncExternalStore(draft.subscribe, get, get);
}

/** Who is logged in. */
export function useSession(): SessionState {
  return useStore(useServices().session.store);
}
