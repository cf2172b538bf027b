import type { ReactElement, ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalProvider } from '../provider/index.ts';
import type { Locale } from '../provider/index.ts';

const LANGUAGES: readonly Locale[] = ['de', 'en'];

function treeOf(part: HTMLElement) {
  return within(part);
}

/** What a screen reader finds in a part: roles, names and states. */
type Tree = ReturnType<typeof treeOf>;

/** A role and what is said with it. */
type Wanted = Parameters<Tree['getByRole']>;

/** One person without mouse and screen, in one language. */
export interface Walk {
  readonly locale: Locale;
  /** The accessibility tree of the part in this language. */
  readonly tree: Tree;
  /** Presses Tab until the element is reached, as somebody would who hears each stop. */
  readonly tabTo: (...wanted: Wanted) => Promise<HTMLElement>;
  readonly press: (keys: string) => Promise<void>;
  /** The element holds the focus, sooner or later. */
  readonly standsAt: (...wanted: Wanted) => Promise<void>;
  /** The announcer said it. */
  readonly hears: (text: string) => Promise<void>;
  /** Text in the language of this walk. */
  readonly say: <Text>(texts: Readonly<Record<Locale, Text>>) => Text;
}

const MOST_STOPS = 40;

function walkIn(canvasElement: HTMLElement, locale: Locale): Walk {
  const part = canvasElement.querySelector<HTMLElement>(`[data-language="${locale}"]`);
  if (!part) throw new Error(`Nothing in ${locale}`);
  const tree = treeOf(part);
  return {
    locale,
    tree,
    async tabTo(...wanted) {
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        await userEvent.tab();
        const found = tree.queryAllByRole(...wanted);
        const reached = found.find((element) => element === document.activeElement);
        if (reached) return reached;
      }
      throw new Error(`Tab never reaches ${JSON.stringify(wanted)} in ${locale}`);
    },
    press: async (keys) => {
      await userEvent.keyboard(keys);
    },
    standsAt: (...wanted) => waitFor(() => expect(tree.getByRole(...wanted)).toHaveFocus()),
    hears: (text) =>
      waitFor(
        () =>
          expect(part.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(text),
        { timeout: 5000 },
      ),
    say: (texts) => texts[locale],
  };
}

/** The same part twice, once in each language, each with an announcer of its own. */
export function InBothLanguages(props: { children: (locale: Locale) => ReactNode }): ReactElement {
  return (
    <>
      {LANGUAGES.map((locale) => (
        <div key={locale} lang={locale} data-language={locale}>
          <PortalProvider locale={locale}>{props.children(locale)}</PortalProvider>
        </div>
      ))}
    </>
  );
}

/** Goes through a part in German, then in English. */
export async function inBothLanguages(
  canvasElement: HTMLElement,
  go: (walk: Walk) => Promise<void>,
): Promise<void> {
  for (const locale of LANGUAGES) await go(walkIn(canvasElement, locale));
}
