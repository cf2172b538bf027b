import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { App } from '../app/App.tsx';
import type { AppProps } from '../app/App.tsx';
import { isThemePreference } from '../stores/preferences/theme.ts';
import { onStoryLanguage } from './story-language.ts';

/** Properties of {@link PortalStory}. */
export interface PortalStoryProps extends AppProps {
  /** Globals of Storybook's toolbar. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The whole portal in a story; language and theme follow the toolbar. */
export function PortalStory({ services, globals }: PortalStoryProps): ReactElement {
  const { language, theme } = globals;
  useEffect(() => {
    const follow = (value: unknown): void => {
      const { languages } = services.configuration;
      const offered = languages.find((one) => one === value);
      if (offered !== undefined) services.language.set(offered);
    };
    follow(language);
    return onStoryLanguage(follow);
  }, [services, language]);
  useEffect(() => {
    if (isThemePreference(theme)) services.theme.set(theme);
  }, [services, theme]);
  return <App services={services} />;
}
