import { PortalProvider } from '@portal/ui/provider';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../i18n/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import type { CompiledMessages } from '../i18n/messages.ts';
import { PortalRoutes } from './PortalRoutes.tsx';
import { useStore } from '../state/store.ts';
import { browserLog } from '../browser/log.ts';
import { ServicesContext } from '../services/services.ts';
import type { Services } from '../services/services.ts';

/** Deadlines run by the authority's clock, as its letters say, wherever the person looks at them. */
const TIME_ZONE = 'Europe/Berlin';

/** What the app is started with. */
export interface AppProps {
  readonly services: Services;
  /** Messages of the language to begin with. */
  readonly messages: CompiledMessages;
}

interface LoadedLanguage {
  readonly language: Language;
  readonly messages: CompiledMessages;
}

/** The language changes once its messages are there; until then the old one stays in full. */
function useLoadedLanguage(services: Services, first: CompiledMessages): LoadedLanguage {
  const wanted = useStore(services.language);
  const [spoken, setSpoken] = useState<LoadedLanguage>({ language: wanted, messages: first });
  useEffect(() => {
    let isLate = false;
    const change = async (): Promise<void> => {
      try {
        const messages = await loadMessages(wanted);
        if (!isLate) setSpoken({ language: wanted, messages });
      } catch (error) {
        browserLog('The messages could not be loaded', error);
      }
    };
    if (wanted !== spoken.language) void change();
    return () => {
      isLate = true;
    };
  }, [wanted, spoken.language]);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  return spoken;
}

/** Asks again who is logged in when the page is looked at after a long time (FLOW-18). */
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

/** The portal: services, language and theme around the pages. */
export function App({ services, messages }: AppProps): ReactElement {
  const spoken = useLoadedLanguage(services, messages);
  const theme = useStore(services.theme);
  useSessionRecheck(services);
  useEffect(() => {
    document.documentElement.dataset['portalTheme'] = theme;
  }, [theme]);
  return (
    <ServicesContext value={services}>
      <IntlProvider
        locale={spoken.language}
        messages={spoken.messages}
        timeZone={TIME_ZONE}
        onError={(error) => browserLog('A message could not be shown', error)}
      >
        <PortalProvider locale={spoken.language}>
          <PortalRoutes />
        </PortalProvider>
      </IntlProvider>
    </ServicesContext>
  );
}
