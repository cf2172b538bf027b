/** Languages with built-in texts. */
export type Locale = 'de' | 'en';

/**
 * The built-in texts of one component in every language. Values are strings or functions that
 * return strings.
 */
export type TextCatalogue<Texts> = Readonly<Record<Locale, Texts>>;

/** Texts that replace built-in ones; made by `overrideTexts`. */
export interface TextOverride {
  /** The texts of the component that is changed. */
  readonly catalogue: object;
  /** The replacements, by language. */
  readonly texts: Readonly<Partial<Record<Locale, object>>>;
}

/**
 * Replaces texts of one component everywhere inside a provider: `<PortalProvider
 * texts={[overrideTexts(stepperTexts, { de: { done: 'fertig' } })]}>`.
 */
export function overrideTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  texts: Readonly<Partial<Record<Locale, Partial<Texts>>>>,
): TextOverride {
  return { catalogue, texts };
}

/**
 * The texts to show: the built-in ones, overridden by the portal's, overridden by the instance's.
 */
export function resolveTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  locale: Locale,
  overrides: readonly TextOverride[],
  own?: Partial<Texts>,
): Texts {
  const portalTexts = overrides
    .filter((override) => override.catalogue === catalogue)
    .map((override) => override.texts[locale]);
  return Object.assign({}, catalogue[locale], ...portalTexts, own);
}
