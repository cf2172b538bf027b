/** Where `resolveTexts` keeps the languages of the texts that fall back; copied with the texts. */
export const FALLBACKS = Symbol('fallbacks');

/**
 * The attribute `lang` of an element with a text that is missing in the language of the page and comes from another one (WCAG 3.1.2);
 * undefined for all others. Names of landmarks and announcements have the language of the page.
 *
 * @param texts the texts of a component, as `useComponentTexts` returns them
 */
export function langOf<Texts extends object>(
  texts: Texts,
  key: keyof Texts & string,
): string | undefined {
  const fallbacks: unknown = Reflect.get(texts, FALLBACKS);
  return fallbacks instanceof Map ? fallbacks.get(key) : undefined;
}
