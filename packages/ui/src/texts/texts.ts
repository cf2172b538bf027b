import type { ReactNode } from 'react';
import { FALLBACKS } from './lang-of.ts';

/** Languages with built-in texts. */
export type BuiltInLocale = 'de' | 'en';

/** A language as a BCP 47 tag, such as `de`, `de-AT` or `hsb`. */
export type Locale = BuiltInLocale | (string & Record<never, never>);

/**
 * The built-in texts of one component. Values are strings or functions that return strings. Other
 * languages are added by `overrideTexts`.
 */
export type TextCatalogue<Texts> = Readonly<Record<BuiltInLocale, Texts>> & {
  /** Name of the component, as in the path of its import: `order-table`. */
  readonly component: string;
};

/** A text in any languages, at least one; or one text for all of them. */
export type LocalizedText = string | Readonly<Partial<Record<Locale, ReactNode>>>;

/** Texts that replace built-in ones or add a language; made by `overrideTexts`. */
export interface TextOverride {
  /** Name of the component that is changed. */
  readonly component: string;
  /** The replacements, by language. */
  readonly texts: Readonly<Partial<Record<Locale, object>>>;
}

/** Texts of a component from a file: strings, or functions that insert their arguments into a text. */
export type LoadedTexts = Readonly<
  Record<string, string | ((...values: readonly (string | number | null)[]) => string)>
>;

/**
 * Replaces texts of one component everywhere inside a provider, or adds a language: `<PortalProvider
 * texts={[overrideTexts(stepperTexts, { de: { done: 'fertig' } })]}>`.
 *
 * The name of a component in place of its texts, `overrideTexts('stepper', …)`, needs no import of the component, for
 * languages that are loaded from files. Texts of another kind than the built-in ones are then ignored, and a string takes
 * the place of a function.
 */
export function overrideTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  texts: Readonly<Partial<Record<Locale, Partial<Texts>>>>,
): TextOverride;
export function overrideTexts(
  component: string,
  texts: Readonly<Partial<Record<Locale, LoadedTexts>>>,
): TextOverride;
export function overrideTexts(
  component: string | TextCatalogue<object>,
  texts: Readonly<Partial<Record<Locale, object>>>,
): TextOverride {
  return { component: typeof component === 'string' ? component : component.component, texts };
}

/** Texts of the same kind as the built-in ones; a string may take the place of a function. */
function matching(texts: object = {}, builtIn: object): object {
  const known = new Map<string, unknown>(Object.entries(builtIn));
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
      const text = known.get(key);
      if (typeof text === typeof value) return [[key, value]];
      return typeof text === 'function' && typeof value === 'string' ? [[key, () => value]] : [];
    }),
  );
}

/**
 * Languages in the order in which texts are looked up: the language, the same without region, the
 * fallbacks, German.
 */
export function languagesOf(
  locale: Locale,
  fallback: Locale | readonly Locale[] = 'de',
): readonly Locale[] {
  const [language = locale] = locale.split('-');
  return [...new Set([locale, language, ...[fallback].flat(), 'de'])];
}

/** Whether a text in `language` is in the language of a page in `locale`. */
const isPartOf = (locale: Locale, language: Locale): boolean =>
  locale === language || locale.startsWith(`${language}-`);

/**
 * The texts to show: the built-in ones, overridden by the portal's, in each of the languages from the
 * last to the first; overridden by the instance's.
 *
 * @param languages made by {@link languagesOf}
 */
export function resolveTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  languages: readonly Locale[],
  overrides: readonly TextOverride[],
  own?: Partial<Texts>,
): Texts {
  const { de, en } = catalogue;
  const builtIn: Readonly<Partial<Record<Locale, Texts>>> = { de, en };
  const ofPortal = overrides.filter(({ component }) => component === catalogue.component);
  const layers = languages.toReversed().map((language) => ({
    language,
    texts: Object.assign(
      {},
      builtIn[language],
      ...ofPortal.map((override) => matching(override.texts[language], de)),
    ),
  }));
  const [locale = ''] = languages;
  const languageOf = new Map(
    layers.flatMap(({ language, texts }) =>
      Object.keys(texts).map((key) => [key, language] as const),
    ),
  );
  const fallbacks = new Map(
    [...languageOf].filter(
      ([key, language]) => !isPartOf(locale, language) && !(own && key in own),
    ),
  );
  const texts = Object.assign({}, de, ...layers.map((layer) => layer.texts), own);
  return fallbacks.size > 0 ? Object.assign(texts, { [FALLBACKS]: fallbacks }) : texts;
}

/** A localized text and its language. */
export interface Resolved {
  /** Content in that language. */
  readonly content: ReactNode;
  /** For the attribute `lang`, if the text is not in the language of the page (WCAG 3.1.2). */
  readonly lang: string | undefined;
}

/** The first text in these languages, else any; its language if that is not the first one. */
export function resolveLocalized(text: LocalizedText, languages: readonly Locale[]): Resolved {
  if (typeof text === 'string') return { content: text, lang: undefined };
  const [locale = ''] = languages;
  const language = [...languages, ...Object.keys(text)].find((key) => text[key] !== undefined);
  if (language === undefined) return { content: null, lang: undefined };
  return {
    content: text[language],
    lang: isPartOf(locale, language) ? undefined : language,
  };
}
