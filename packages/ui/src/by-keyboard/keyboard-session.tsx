import type { ReactElement, ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalProvider } from '../provider/index.ts';
import type { BuiltInLocale } from '../provider/index.ts';

const LANGUAGES: readonly BuiltInLocale[] = ['de', 'en'];

function queriesOf(element: HTMLElement) {
  return within(element);
}

/** Queries by role, name and state. */
type Queries = ReturnType<typeof queriesOf>;

/** A role and its options, such as the accessible name. */
type RoleQuery = Parameters<Queries['getByRole']>;

/** A user with keyboard and screen reader, in one language. */
interface KeyboardSession {
  readonly locale: BuiltInLocale;
  /** Queries for the component in this language. */
  readonly canvas: Queries;
  /** Presses Tab until the element has the focus. */
  readonly tabTo: (...query: RoleQuery) => Promise<HTMLElement>;
  readonly press: (keys: string) => Promise<void>;
  /** Waits until the element has the focus. */
  readonly expectFocus: (...query: RoleQuery) => Promise<void>;
  /** Waits until the text is announced. */
  readonly expectAnnouncement: (text: string) => Promise<void>;
  /** The text in the language of this session. */
  readonly translate: <Text>(texts: Readonly<Record<BuiltInLocale, Text>>) => Text;
}

const MAX_TAB_STOPS = 40;

function sessionIn(canvasElement: HTMLElement, locale: BuiltInLocale): KeyboardSession {
  const element = canvasElement.querySelector<HTMLElement>(`[data-language="${locale}"]`);
  if (!element) throw new Error(`No component in ${locale}`);
  const canvas = queriesOf(element);
  return {
    locale,
    canvas,
    async tabTo(...query) {
      for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
        await userEvent.tab();
        const found = canvas.queryAllByRole(...query);
        const reached = found.find((candidate) => candidate === document.activeElement);
        if (reached) return reached;
      }
      throw new Error(`Tab never reaches ${JSON.stringify(query)} in ${locale}`);
    },
    press: async (keys) => {
      await userEvent.keyboard(keys);
    },
    expectFocus: (...query) => waitFor(() => expect(canvas.getByRole(...query)).toHaveFocus()),
    expectAnnouncement: (text) =>
      waitFor(
        () =>
          expect(element.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(text),
        { timeout: 5000 },
      ),
    translate: (texts) => texts[locale],
  };
}

/** The same component twice, once in each language, each with its own provider. */
export function InBothLanguages(props: {
  children: (locale: BuiltInLocale) => ReactNode;
}): ReactElement {
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

/** Runs a test in German, then in English. */
export async function inBothLanguages(
  canvasElement: HTMLElement,
  test: (session: KeyboardSession) => Promise<void>,
): Promise<void> {
  for (const locale of LANGUAGES) await test(sessionIn(canvasElement, locale));
}
