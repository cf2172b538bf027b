import { useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { PortalProvider } from '../provider/index.ts';
import type { PortalProviderProps } from '../provider/index.ts';
import type { ThemeBase } from '../theme/index.ts';

/** Properties of the test environment. */
export interface TestPortalProps extends PortalProviderProps {
  readonly theme?: ThemeBase;
  /** Value of `data-portal-brand`; none by default. */
  readonly brand?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/**
 * The environment of components in a test: the provider, and language, direction, theme and brand
 * as attributes of the document. They remain after unmounting; the next `TestPortal` sets its own.
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
