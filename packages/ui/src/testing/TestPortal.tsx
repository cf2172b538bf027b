import { useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { PortalProvider } from '../provider/index.ts';
import type { PortalProviderProps } from '../provider/index.ts';
import type { ThemeBase } from '../theme/index.ts';

/** Properties of the surroundings of a test. */
export interface TestPortalProps extends PortalProviderProps {
  readonly theme?: ThemeBase;
  /** Value of `data-portal-brand`; none by default. */
  readonly brand?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/**
 * What a portal has around its components, for a test: the provider, and language, direction, theme
 * and brand on the document. The document keeps them when it goes; the next one sets its own.
 */
export function TestPortal({
  theme = 'light',
  brand = '',
  direction = 'ltr',
  locale = 'de',
  ...provider
}: TestPortalProps): ReactElement {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.dataset['portalTheme'] = theme;
    root.dataset['portalBrand'] = brand;
  }, [locale, direction, theme, brand]);
  return <PortalProvider {...provider} locale={locale} />;
}
