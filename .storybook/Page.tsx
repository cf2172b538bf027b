import { useLayoutEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { PortalProvider } from '../packages/ui/src/provider/index.ts';

/** What the toolbar says; unknown values count as the first choice. */
export interface PageProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Browsers let no page force colours on itself; this says where the switch is. */
function ForcedColorsHint(): ReactElement {
  return (
    <p className="sb-forced-colors-hint" lang="en" dir="ltr">
      Forced colours are set by the system or by the browser: in Chromium’s developer tools open
      “Rendering” and choose “Emulate CSS media feature forced-colors: active”; in Windows choose a
      contrast theme.
    </p>
  );
}

/** Puts the toolbar's choices on the document, as a portal does; parts in portals see them too. */
export function Page({ globals, children }: PageProps): ReactElement {
  const locale = globals['language'] === 'en' ? 'en' : 'de';
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const theme = text(globals['theme']) || 'light';
  const brand = text(globals['brand']);
  const spacing = text(globals['spacing']);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.dataset['portalTheme'] = theme;
    root.dataset['portalBrand'] = brand;
    root.dataset['textSpacing'] = spacing;
  }, [locale, direction, theme, brand, spacing]);
  return (
    <PortalProvider locale={locale}>
      {globals['forcedColors'] === 'hint' && <ForcedColorsHint />}
      <div style={{ maxInlineSize: text(globals['width']) || undefined }}>{children}</div>
    </PortalProvider>
  );
}
