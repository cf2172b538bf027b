import { useLayoutEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { PortalProvider } from '../packages/ui/src/provider/index.ts';
import { VisuallyHidden } from '../packages/ui/src/visually-hidden/index.ts';

/**
 * How a story stands on its page, its parameter `page`:
 * - `part` (the default): within `main`, below a hidden `h1` with the story's name;
 * - `beside`: it has a landmark of its own, such as a banner, which stands beside `main`;
 * - `whole`: it is a page and brings `main` and `h1` along.
 */
export type Framing = 'part' | 'beside' | 'whole';

/** What the toolbar says (unknown values count as the first choice), and the story. */
export interface PageProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly framing: Framing;
  /** Name of the story, the first heading of its page. */
  readonly name: string;
  readonly children: ReactNode;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Browsers let no page force colours on itself; this says where the switch is. */
function ForcedColorsHint(): ReactElement {
  return (
    <aside className="sb-forced-colors-hint" aria-label="Forced colours" lang="en" dir="ltr">
      Forced colours are set by the system or by the browser: in Chromium’s developer tools open
      “Rendering” and choose “Emulate CSS media feature forced-colors: active”; in Windows choose a
      contrast theme.
    </aside>
  );
}

function Framed({ framing, name, children }: Omit<PageProps, 'globals'>): ReactNode {
  if (framing === 'whole') return children;
  const heading = (
    <h1 lang="en" className="sb-story-name">
      <VisuallyHidden>{name}</VisuallyHidden>
    </h1>
  );
  if (framing === 'part') {
    return (
      <main>
        {heading}
        {children}
      </main>
    );
  }
  return (
    <>
      <main>{heading}</main>
      {children}
    </>
  );
}

/**
 * What Storybook keeps hidden before a story (its error page, with links) goes behind it: a skip
 * link must be the first link of its page.
 */
function useFirstPlace(): void {
  useLayoutEffect(() => {
    document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
  }, []);
}

/** Puts the toolbar's choices on the document, as a portal does; parts in portals see them too. */
export function Page({ globals, ...framed }: PageProps): ReactElement {
  const locale = globals['language'] === 'en' ? 'en' : 'de';
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const theme = text(globals['theme']) || 'light';
  const brand = text(globals['brand']);
  const spacing = text(globals['spacing']);
  useFirstPlace();
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
      <div lang={locale} style={{ maxInlineSize: text(globals['width']) || undefined }}>
        <Framed {...framed} />
      </div>
    </PortalProvider>
  );
}
