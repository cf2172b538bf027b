/** Languages with built-in texts. */
export type Locale = 'de' | 'en';

/** The built-in texts of one component in every language. Values are strings or functions to strings. */
export type TextCatalogue<Texts> = Readonly<Record<Locale, Texts>>;

/** Texts of a portal that replace built-in ones; made by `overrideTexts`. */
export interface TextOverride {
  /** The texts of which component. */
  readonly catalogue: object;
  /** The replacements, by language. */
  readonly texts: Readonly<Partial<Record<Locale, object>>>;
}

/**
 * Replaces some texts of one component everywhere below a provider:
 * `<PortalProvider texts={[overrideTexts(stepperTexts, { de: { done: 'fertig' } })]}>`.
 */
export function overrideTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  texts: Readonly<Partial<Record<Locale, Partial<Texts>>>>,
): TextOverride {
  return { catalogue, texts };
}

/** The texts to show: built-in, then the portal's, then the instance's own. */
export function resolveTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  locale: Locale,
  overrides: readonly TextOverride[],
  own?: Partial<Texts>,
): Texts {
  const fromPortal = overrides
    .filter((override) => override.catalogue === catalogue)
    .map((override) => override.texts[locale]);
  return Object.assign({}, catalogue[locale], ...fromPortal, own);
}
