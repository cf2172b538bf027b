import { ANSWERS_KEY } from '../orders/conversation/answers-key.ts';
import { createClient, xsrfTokenFromCookie } from '@portal/api';
import type { ApiClient, PortalConfiguration } from '@portal/api';
import { createQueryFactory } from '@portal/api/queries';
import type { FlowDefaults } from '@portal/order-flow';
import { DEFAULTS } from '@portal/order-flow';
import { loadTexts, type MessageId } from '../i18n/messages.ts';
import { localStore, sessionStore } from '../browser/storage.ts';
import { createStore } from '../stores/store.ts';
import { browserLog } from '../browser/log.ts';
import { createNotificationStore } from '../stores/notifications/notifications.ts';
import { createDraftStore } from '../draft/store/draft-store.ts';
import {
  dropUnknownPreferences,
  preferredLanguage,
  preferredTheme,
} from '../stores/preferences/preferences.ts';
import { endSession } from '../stores/session/end-session.ts';
import { createSession } from '../stores/session/session.ts';
import type { Session } from '../stores/session/session.ts';
import { debounceUntilUnload } from '../browser/debounce-until-unload.ts';
import { openTabChannel } from '../stores/tabs/tab-channel.ts';
import { createTextStore } from '../stores/texts/text-store.ts';
import { handleTabMessage } from './handle-tab-message.ts';
import type { Services } from '../services/services.ts';

/** Typed text is saved this long after the first unsaved change, in ms. */
const TYPING_SAVE_DELAY_MS = 250;

/** Defaults of the order flow from the configuration (APP-10, FLOW-10). */
export function flowDefaults(configuration: PortalConfiguration): FlowDefaults {
  return {
    ...DEFAULTS,
    // Map and search field need no form: the forms unfold on demand (PAGE-1).
    searchType: 'area',
    userFormat: configuration.defaults,
    maxBasketItems: configuration.basketMaximum,
  };
}

/** Replacements for what the browser provides; stories pass a fake backend and no channel between tabs. */
export interface ServiceOverrides {
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly openTabs?: typeof openTabChannel;
}

/** Sends a request, or uses the response that `early.ts` has already requested. */
function fetchOrUsePrefetched(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? window.portalEarly?.get(request.url) : undefined;
  if (!early) return globalThis.fetch(request);
  window.portalEarly?.delete(request.url);
  return early;
}

/** What the client asks of the session, which is created after it. */
export type SessionOfClient = Pick<Session, 'unauthorized' | 'callsAsGuest'>;

/** The client of the contract. @param session the session once it exists */
export function createPortalClient(
  session: () => SessionOfClient | undefined,
  { fetch = fetchOrUsePrefetched }: ServiceOverrides = {},
): ApiClient {
  return createClient({
    baseUrl: new URL('api', document.baseURI).pathname,
    fetch,
    xsrfToken: () => xsrfTokenFromCookie(document.cookie),
    onUnauthorized: () => session()?.unauthorized(),
    isGuest: () => session()?.callsAsGuest() ?? false,
  });
}

/** Creates the services; the configuration must be loaded. */
export function createServices(
  client: ApiClient,
  configuration: PortalConfiguration,
  { openTabs: open = openTabChannel }: ServiceOverrides = {},
): Services {
  const notifications = createNotificationStore();
  const warn = (id: string, message: MessageId): void =>
    notifications.show({ id, tone: 'warning', message, staysAcrossPages: true });
  const draft = createDraftStore({
    defaults: flowDefaults(configuration),
    storage: sessionStore,
    log: browserLog,
    debounce: debounceUntilUnload(TYPING_SAVE_DELAY_MS),
    onSaving: (isSaved) => {
      if (isSaved) notifications.close('storage');
      else warn('storage', 'browser.storage');
    },
    onDropped: () => warn('draft', 'browser.draftLost'),
  });
  const clearCallbacks = new Set<() => void>();
  const clearPersonalData = (): void => {
    for (const clear of clearCallbacks) clear();
  };
  const tabs = open(
    (message) => handleTabMessage({ session, draft, notifications }, message),
    browserLog,
  );
  const session: Session = createSession({
    getCustomer: () => client.call('getCustomer', {}),
    endSession: () => endSession(client),
    now: () => Date.now(),
    log: browserLog,
    onCustomer: (customer) => {
      tabs.post({ type: 'person', customerKey: customer.id });
      const isAnother = ![null, customer.id].includes(draft.get().customerKey);
      draft.dispatch({ type: 'customerKnown', customerKey: customer.id });
      if (isAnother) notifications.clear();
      notifications.close('session');
    },
    onEnded: () => {
      clearPersonalData();
      draft.dispatch({ type: 'sessionEnded' });
      warn('session', 'session.ended');
    },
    takesGuests: configuration.openSearch ?? false,
    onGuestRefused: () => warn('session', 'session.guestRefused'),
    onOrderOpened: () => {
      clearPersonalData();
      tabs.post({ type: 'person', customerKey: null });
    },
    onOrderClosed: () => {
      clearPersonalData();
      warn('session', 'session.orderClosed');
    },
    onLoggedOut: () => tabs.post({ type: 'person', customerKey: null }),
    onLogout: () => {
      clearPersonalData();
      draft.dispatch({ type: 'logout' });
      sessionStore.remove(ANSWERS_KEY);
      notifications.clear();
    },
  });
  if (dropUnknownPreferences(localStore, configuration)) {
    warn('preferences', 'browser.preferencesLost');
  }
  const language = preferredLanguage(
    localStore,
    configuration,
    globalThis.document?.documentElement.lang ?? '',
  );
  return {
    configuration,
    client,
    query: createQueryFactory(client),
    draft,
    session,
    notifications,
    tabs,
    onPersonalDataCleared: (clear) => void clearCallbacks.add(clear),
    theme: createStore(preferredTheme(localStore, configuration)),
    language: createStore(language),
    texts: createTextStore(
      (wanted, parts) => loadTexts(wanted, parts, client, configuration),
      language,
    ),
  };
}
