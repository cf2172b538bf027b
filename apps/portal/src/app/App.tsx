import { PortalProvider } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { logMessageError } from '../i18n/log-message-error.ts';
import type { LoadedTexts } from '../i18n/messages.ts';
import { PortalRoutes } from './PortalRoutes.tsx';
import { useStore } from '../stores/store.ts';
import { useTheme } from '../stores/preferences/use-theme.ts';
import { browserLog } from '../browser/log.ts';
import { ServicesContext } from '../services/services.ts';
import type { Services } from '../services/services.ts';

/** Deadlines are in the time zone of the authority, as in its letters, wherever the browser is. */
const TIME_ZONE = 'Europe/Berlin';

/** Properties of {@link App}. */
export interface AppProps {
  /** With the texts of the first page. */
  readonly services: Services;
}

/** The language changes when its texts are loaded; until then the previous one stays. */
function useLoadedTexts({ language, texts }: Services): LoadedTexts {
  const requested = useStore(language);
  const loaded = useStore(texts);
  useEffect(() => {
    texts.show(requested).catch((error: unknown) => {
      browserLog('The texts could not be loaded', error);
    });
  }, [texts, requested]);
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
export function App({ services }: AppProps): ReactElement {
  const loaded = useLoadedTexts(services);
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
        onError={logMessageError}
      >
        <PortalProvider
          locale={loaded.language}
          fallbackLocale={services.configuration.fallbackLanguages}
          texts={loaded.components}
        >
          <PortalRoutes />
        </PortalProvider>
      </IntlProvider>
    </ServicesContext>
  );
}
