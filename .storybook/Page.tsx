import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { onStoryLanguage } from '../apps/portal/src/stories/story-language.ts';
import { arabicTexts } from '../packages/ui/src/locales/ar/index.ts';
import { frenchTexts } from '../packages/ui/src/locales/fr/index.ts';
import { lowGermanTexts } from '../packages/ui/src/locales/nds/index.ts';
import { polishTexts } from '../packages/ui/src/locales/pl/index.ts';
import { turkishTexts } from '../packages/ui/src/locales/tr/index.ts';
import { ukrainianTexts } from '../packages/ui/src/locales/uk/index.ts';
import { PortalProvider } from '../packages/ui/src/provider/index.ts';
import type { TextOverride } from '../packages/ui/src/provider/index.ts';
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
  /** Whether the story is a page of the portal, which changes its language itself. */
  readonly isOfPortal?: boolean;
  readonly children: ReactNode;
}

/** Texts of the languages of the toolbar; German and English are built in. */
const TEXTS: ReadonlyMap<string, readonly TextOverride[]> = new Map([
  ['de', []],
  ['en', []],
  ['ar', arabicTexts],
  ['fr', frenchTexts],
  ['nds', lowGermanTexts],
  ['pl', polishTexts],
  ['tr', turkishTexts],
  ['uk', ukrainianTexts],
]);

/** The language of the toolbar, or that which the checks of the stories ask for afterwards. */
function useStoryLanguage(chosen: unknown, isOfPortal: boolean): string {
  const [asked, ask] = useState<string>();
  useEffect(() => (isOfPortal ? undefined : onStoryLanguage(ask)), [isOfPortal]);
  const language = asked ?? text(chosen);
  return TEXTS.has(language) ? language : 'de';
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

function Framed({
  framing,
  name,
  children,
}: Pick<PageProps, 'framing' | 'name' | 'children'>): ReactNode {
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
export function Page({ globals, isOfPortal = false, ...framed }: PageProps): ReactElement {
  const locale = useStoryLanguage(globals['language'], isOfPortal);
  const direction = globals['direction'] === 'rtl' || locale === 'ar' ? 'rtl' : 'ltr';
  const theme = text(globals['theme']) || 'light';
  const brand = text(globals['brand']);
  const spacing = text(globals['spacing']);
  useStoryFirst();
  // Two effects: a change of the language keeps the theme and the spacing that a check has set.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
  }, [locale, direction]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['portalTheme'] = theme;
    dataset['portalBrand'] = brand;
    dataset['textSpacing'] = spacing;
  }, [theme, brand, spacing]);
  return (
    <PortalProvider locale={locale} texts={TEXTS.get(locale) ?? []}>
      {globals['forcedColors'] === 'hint' && <ForcedColorsHint />}
      <div lang={locale} style={{ maxInlineSize: text(globals['width']) || undefined }}>
        <Framed {...framed} />
      </div>
    </PortalProvider>
  );
}
