import type { Language } from '@portal/api';
import { PortalProvider } from '@portal/ui/provider';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { loadMessages } from '../i18n/messages.ts';
import type { CompiledMessages } from '../i18n/messages.ts';
import { PortalRoutes } from './PortalRoutes.tsx';
import { useStore } from '../state/store.ts';
import { useTheme } from '../state/preferences/use-theme.ts';
import { browserLog } from '../browser/log.ts';
import { ServicesContext } from '../services/services.ts';
import type { Services } from '../services/services.ts';

/** Deadlines are in the time zone of the authority, as in its letters, wherever the browser is. */
const TIME_ZONE = 'Europe/Berlin';

/** Properties of {@link App}. */
export interface AppProps {
  readonly services: Services;
  /** Messages of the first language. */
  readonly messages: CompiledMessages;
}

interface LoadedLanguage {
  readonly language: Language;
  readonly messages: CompiledMessages;
}

/** The language changes when its messages are loaded; until then the previous one stays. */
function useLoadedLanguage(services: Services, first: CompiledMessages): LoadedLanguage {
  const requested = useStore(services.language);
  const [loaded, setLoaded] = useState<LoadedLanguage>({ language: requested, messages: first });
  useEffect(() => {
    let isOutdated = false;
    const change = async (): Promise<void> => {
      try {
        const messages = await loadMessages(requested);
        if (!isOutdated) setLoaded({ language: requested, messages });
      } catch (error) {
        browserLog('The messages could not be loaded', error);
      }
    };
    if (requested !== loaded.language) void change();
    return () => {
      isOutdated = true;
    };
  }, [requested, loaded.language]);
  useEffect(() => {
    document.documentElement.lang = loaded.language;
  }, [loaded.language]);
  return loaded;
}

/** Refreshes an old session when the page becomes visible, and every hour (FLOW-18). */
function useSessionRecheck(services: Services): void {
  useEffect(() => {
    const check = (): void => {
      if (document.visibilityState === 'visible') void services.session.refreshIfDue();
    };
    const timer = setInterval(check, 3_600_000);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [services]);
}

/** Root component: services, language and theme around the routes. */
export function App({ services, messages }: AppProps): ReactElement {
  const loaded = useLoadedLanguage(services, messages);
  const theme = useTheme(useStore(services.theme));
  useSessionRecheck(services);
  useEffect(() => {
    document.documentElement.dataset['portalTheme'] = theme;
  }, [theme]);
  return (
    <ServicesContext value={services}>
      <IntlProvider
        locale={loaded.language}
        messages={loaded.messages}
        timeZone={TIME_ZONE}
        onError={(error) => browserLog('A message could not be shown', error)}
      >
        <PortalProvider locale={loaded.language}>
          <PortalRoutes />
        </PortalProvider>
      </IntlProvider>
    </ServicesContext>
  );
}
