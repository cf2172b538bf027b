import type { PortalConfiguration } from '@portal/api';
import { fullName } from '@portal/order-flow';
import { Header } from '@portal/ui/header';
import type { HeaderProps } from '@portal/ui/header';
import { Icon } from '@portal/ui/icons';
import { OptionMenu } from '@portal/ui/option-menu';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfiguredText } from '../i18n/ConfiguredText.tsx';
import { useServices, useSession } from '../services/services.ts';
import { languageName, LANGUAGE_KEY } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { hrefOf, paths } from '../routes/paths.ts';
import { usePageName } from '../routes/use-page-name.ts';
import { localStore } from '../browser/storage.ts';
import { useStore } from '../stores/store.ts';
import { isThemePreference, THEME_KEY, THEME_PREFERENCES } from '../stores/preferences/theme.ts';
import { type Login, useLogin } from '../navigation/use-login.ts';
import { StateLogo } from './StateLogo.tsx';

function LanguageMenu(): ReactElement | null {
  const { configuration, language } = useServices();
  const text = useText();
  const shown = useLanguage();
  if (!configuration.languageSelector || configuration.languages.length < 2) return null;
  return (
    <OptionMenu
      label={text('header.language')}
      icon={<Icon name="globe" />}
      short={shown.toUpperCase()}
      value={shown}
      items={configuration.languages.map((value) => ({
        value,
        label:
          value === shown
            ? text('language.name')
            : languageName(value, configuration.languageNames),
        lang: value,
      }))}
      onValueChange={(value) => {
        localStore.write(LANGUAGE_KEY, value);
        language.set(value);
      }}
    />
  );
}

function AppearanceMenu(): ReactElement {
  const { theme } = useServices();
  const text = useText();
  return (
    <OptionMenu
      label={text('header.appearance')}
      icon={<Icon name="sun" />}
      short=""
      value={useStore(theme)}
      items={THEME_PREFERENCES.map((value) => ({ value, label: text(`theme.${value}`) }))}
      onValueChange={(value) => {
        if (!isThemePreference(value)) return;
        localStore.write(THEME_KEY, value);
        theme.set(value);
      }}
    />
  );
}

/** That this is an official website, if the state says so (REAL-9). */
function officialNotice({ officialNotice: notice }: PortalConfiguration): ReactNode {
  return (
    notice && (
      <>
        {notice.flagPath && <img src={`.${notice.flagPath}`} alt="" height={16} />}
        <ConfiguredText text={notice.text} />
      </>
    )
  );
}

/** A link, or a button that names why the login cannot succeed. */
function loginOf({ isBlocked, address, logIn }: Login): HeaderProps['session'] {
  return isBlocked ? { kind: 'login', onClick: logIn } : { kind: 'login', href: address };
}

/** Title, language, appearance, and login or logout (APP-6). */
export function ShellHeader(): ReactElement {
  const { configuration } = useServices();
  const { customer } = useSession();
  const navigate = useNavigate();
  const text = useText();
  const page = usePageName();
  const login = useLogin();
  return (
    <Header
      serviceName={<ConfiguredText text={configuration.title} />}
      tagline={<ConfiguredText text={configuration.subtitle} />}
      officialNotice={officialNotice(configuration)}
      mark={<StateLogo />}
      language={<LanguageMenu />}
      appearance={<AppearanceMenu />}
      links={
        customer
          ? [
              {
                label: text('page.myOrders'),
                href: hrefOf(paths.myOrders),
                current: page === 'myOrders',
              },
              ...(customer.organisation
                ? [
                    {
                      label: text('page.organisation'),
                      href: hrefOf(paths.organisation),
                      current: page === 'organisation',
                    },
                  ]
                : []),
            ]
          : []
      }
      userName={
        customer
          ? [fullName(customer), customer.organisation?.name].filter(Boolean).join(' · ')
          : undefined
      }
      session={
        customer ? { kind: 'logout', onClick: () => void navigate(paths.logout) } : loginOf(login)
      }
    />
  );
}
