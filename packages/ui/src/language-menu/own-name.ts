/**
 * The name of a language in that language, such as "Français" for `fr`; the tag itself where the browser does not know it.
 *
 * @param tag a BCP 47 tag
 */
export function ownName(tag: string): string {
  try {
    const names = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' });
    const [language] = tag.split('-');
    const [known] = names.resolvedOptions().locale.split('-');
    const name = known === language ? (names.of(tag) ?? tag) : tag;
    return name === tag ? tag : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // Not a tag.
    return tag;
  }
}
