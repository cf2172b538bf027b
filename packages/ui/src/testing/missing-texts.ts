import type { Locale, TextCatalogue, TextOverride } from '../texts/index.ts';

/**
 * The texts that a language lacks, as `stepper.done`: they would appear in another language. For a test of the adopter, with the
 * catalogues of the components that the pages use: `expect(missingTexts([buttonTexts, stepperTexts], texts, 'hsb')).toEqual([])`.
 *
 * @param catalogues the texts of components, such as `stepperTexts` of `@portal/ui/stepper`
 * @param texts what the provider receives
 * @param locale BCP 47 tag; German and English lack nothing
 */
export function missingTexts(
  catalogues: readonly TextCatalogue<object>[],
  texts: readonly TextOverride[],
  locale: Locale,
): readonly string[] {
  return catalogues.flatMap((catalogue) => {
    const { component, de } = catalogue;
    if (Object.hasOwn(catalogue, locale)) return [];
    const given = texts
      .filter((override) => override.component === component)
      .map((override) => new Map<string, unknown>(Object.entries(override.texts[locale] ?? {})));
    // A string may take the place of a function; any other kind is ignored.
    const isGiven = ([key, builtIn]: [string, unknown]): boolean =>
      given.some((of) => typeof of.get(key) === 'string' || typeof of.get(key) === typeof builtIn);
    return Object.entries(de)
      .filter((entry: [string, unknown]) => !isGiven(entry))
      .map(([key]) => `${component}.${key}`);
  });
}
