import { overrideTexts } from '../texts/index.ts';
import type { LoadedTexts, Locale, TextOverride } from '../texts/index.ts';

type Value = string | number | null;

/** `{0, plural, one {…} other {…}}`, whose branches contain placeholders only. */
const CHOICE =
  /\{(?<slot>\d), (?<kind>plural|select), (?<branches>(?:\w+ \{(?:[^{}]|\{\d\})*\} ?)+)\}/g;
const BRANCH = /(\w+) \{((?:[^{}]|\{\d\})*)\}/g;
const PLACEHOLDER = /\{(\d)\}/g;

/** Languages written from right to left: what is inserted keeps its own direction, as a file name in Latin letters. */
const RIGHT_TO_LEFT = new Set(['ar']);

/** A function that inserts its arguments into a text in ICU MessageFormat, with the plurals and numbers of the language. */
function formatterOf(language: Locale): (message: string, values: readonly Value[]) => string {
  const plurals = new Intl.PluralRules([language, 'de']);
  const numbers = new Intl.NumberFormat([language, 'de']);
  const [before, after] = RIGHT_TO_LEFT.has(language) ? ['\u2068', '\u2069'] : ['', ''];
  const shown = (value: Value | undefined): string =>
    typeof value === 'number' ? numbers.format(value) : `${before}${value ?? ''}${after}`;
  return (message, values) =>
    message
      .replace(CHOICE, (_all, slot: string, kind: string, branches: string) => {
        const value = values[Number(slot)];
        const key = kind === 'plural' ? plurals.select(Number(value)) : String(value);
        const texts = new Map([...branches.matchAll(BRANCH)].map(([, name, text]) => [name, text]));
        return texts.get(key) ?? texts.get('other') ?? '';
      })
      .replace(PLACEHOLDER, (_all, slot: string) => shown(values[Number(slot)]));
}

/**
 * The texts of all components in one language, from the texts of a file: by `<component>.<text>`, in ICU MessageFormat with the positions
 * of values as placeholders; `$comment` is left out. Numbers and plural forms are those of the language.
 *
 * @param language BCP 47 tag, such as `da`; if the browser does not know it, numbers and plurals are German
 * @param messages a text that is missing appears in the language that follows (`fallbackLocale` of the provider)
 */
export function textsOf(
  language: Locale,
  messages: Readonly<Record<string, string>>,
): readonly TextOverride[] {
  const format = formatterOf(language);
  const byComponent = new Map<string, LoadedTexts>();
  for (const [id, message] of Object.entries(messages)) {
    const [component = '', key] = id.split('.');
    if (key === undefined) continue;
    byComponent.set(component, {
      ...byComponent.get(component),
      [key]: message.includes('{') ? (...values) => format(message, values) : message,
    });
  }
  return [...byComponent].map(([component, texts]) =>
    overrideTexts(component, { [language]: texts }),
  );
}
