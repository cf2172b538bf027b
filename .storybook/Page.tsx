import { useLayoutEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { PortalProvider } from '../packages/ui/src/provider/index.ts';
import { VisuallyHidden } from '../packages/ui/src/visually-hidden/index.ts';

/**
 * Where a story is on its page; the parameter `page`:
 * - `part` (the default): inside `main`, after a visually hidden `h1` with the name of the story;
 * - `beside`: outside `main`, because it is a landmark itself, such as a banner;
 * - `whole`: it is a whole page with `main` and `h1`.
 */
export type Framing = 'part' | 'beside' | 'whole';

/** The values of the toolbar (unknown values count as the initial ones), and the story. */
export interface PageProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly framing: Framing;
  /** Name of the story, for the `h1`. */
  readonly name: string;
  readonly children: ReactNode;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A page cannot force colours on itself; this text says how to do it in the browser. */
function ForcedColorsHint(): ReactElement {
  return (
    <aside className="sb-forced-colors-hint" aria-label="Forced colours" lang="en" dir="ltr">
      The system or the browser forces colours: in the developer tools of Chromium, open “Rendering”
      and choose “Emulate CSS media feature forced-colors: active”; in Windows, choose a contrast
      theme.
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
 * Moves Storybook's hidden elements (its error page, with links) behind the story: a skip link must be the first link of the
 * page.
 */
function useStoryFirst(): void {
  useLayoutEffect(() => {
    document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
  }, []);
}

/** Sets the values of the toolbar on the document, as a portal does, so that content in React portals has them too. */
export function Page({ globals, ...framed }: PageProps): ReactElement {
  const locale = globals['language'] === 'en' ? 'en' : 'de';
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const theme = text(globals['theme']) || 'light';
  const brand = text(globals['brand']);
  const spacing = text(globals['spacing']);
  useStoryFirst();
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
